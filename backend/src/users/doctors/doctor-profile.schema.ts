import { Prop, Schema, raw } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import type { Types } from 'mongoose';
import type { DoctorHours } from '../../../../openapi/contract/care/hours.js';
import type {
  DoctorApproval,
  Language,
  Speciality,
  Weekday,
} from '../../../../openapi/contract/people/fields.js';
import { DOCTOR_APPROVALS, SPECIALITIES } from '../../../../openapi/contract/people/fields.js';

/** A leave of a doctor, or a holiday of the hospital, as the account carries it. */
export interface LeaveCopy {
  _id: Types.ObjectId;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  fromTime?: string;
  toTime?: string;
  /** The name of the holiday that it is. */
  holiday?: string;
}

/** An extra session of a doctor, as the account carries it. */
export interface ExtraSessionCopy {
  _id: Types.ObjectId;
  /** YYYY-MM-DD. */
  date: string;
  times: { time: string; minutes: number }[];
}

/** What the account of a doctor has beyond that of a patient. `User` inherits it: both are rows of one collection. */
@Schema()
export abstract class DoctorProfile {
  @Prop({ type: String, enum: [...SPECIALITIES, null], default: null }) speciality: Speciality | null;
  @Prop({ type: String }) d_id?: string;
  /** Years of practice. */
  @Prop({ type: Number, default: null }) experience: number | null;
  @Prop({ type: String, default: null }) qualification: string | null;
  @Prop({ type: Number, default: null }) feePaise: number | null;
  @Prop({ type: [String], default: [] }) availableDays: Weekday[];
  /** HH:mm, ascending. */
  @Prop({ type: [String], default: [] }) timeSlots: string[];
  /** Hours by weekday; then `availableDays` and `timeSlots` follow from them. null: the same times on each of the days. */
  @Prop({
    type: raw({
      _id: false,
      slotMinutes: Number,
      days: [
        raw({
          _id: false,
          day: String,
          from: String,
          to: String,
          breakFrom: String,
          breakTo: String,
          kind: String,
          kindAfterBreak: String,
        }),
      ],
    }),
    default: null,
  })
  hours: DoctorHours | null;
  /** Spoken with patients; accounts of earlier versions have none. */
  @Prop({ type: [String], default: undefined }) languages?: Language[];
  @Prop({ type: String, default: null }) description: string | null;
  /** Where a doctor sees patients; accounts of earlier versions have none. */
  @Prop({ type: String }) room?: string | null;
  /** Copy of the leaves and holidays that have not ended, for the directory: slots need no read of their own. */
  @Prop({
    type: [
      raw({
        _id: SchemaTypes.ObjectId,
        from: String,
        to: String,
        fromTime: String,
        toTime: String,
        holiday: String,
      }),
    ],
    default: [],
  })
  leaves: LeaveCopy[];
  /** Copy of the extra sessions that are not over, for the same reason; doctors without one have no list. */
  @Prop({
    type: [
      raw({
        _id: SchemaTypes.ObjectId,
        date: String,
        times: [raw({ _id: false, time: String, minutes: Number })],
      }),
    ],
    default: undefined,
  })
  extraSessions?: ExtraSessionCopy[];
  /** Whether the doctor appears in the public list. */
  @Prop({ default: true }) published: boolean;
  /** Whether an administrator has let the doctor see patients; nothing is said of other people. */
  @Prop({ type: String, enum: DOCTOR_APPROVALS }) approval?: DoctorApproval;
  /** Why an administrator said no. */
  @Prop({ type: String }) approvalReason?: string;
}

/** Whether a doctor sees patients: those of the time before approvals, and those who were never asked about, do. */
export const isApproved = ({ approval = 'approved' }: Pick<DoctorProfile, 'approval'>): boolean =>
  approval === 'approved';

/** Doctors who may be given visits. */
export const PRACTISING = {
  type: 'doctor',
  disabled: false,
  approval: { $nin: ['waiting', 'refused'] },
} as const;
