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

/** A leave of a doctor or a hospital holiday, as copied to the account. */
export interface LeaveCopy {
  _id: Types.ObjectId;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  fromTime?: string;
  toTime?: string;
  /** The name of the holiday. */
  holiday?: string;
}

/** An extra session of a doctor, as copied to the account. */
export interface ExtraSessionCopy {
  _id: Types.ObjectId;
  /** YYYY-MM-DD. */
  date: string;
  times: { time: string; minutes: number }[];
}

/** The columns of a doctor's account. `User` inherits them: all accounts share one collection. */
@Schema()
export abstract class DoctorProfile {
  @Prop({ type: String, enum: [...SPECIALITIES, null], default: null }) speciality: Speciality | null;
  @Prop({ type: String }) d_id?: string;
  /** Years of practice. */
  @Prop({ type: Number, default: null }) experience: number | null;
  @Prop({ type: String, default: null }) qualification: string | null;
  /** Given by a medical council; printed on prescriptions. */
  @Prop({ type: String }) registrationNumber?: string | null;
  /** When and by which administrator the number was verified; a changed number must be verified again. */
  @Prop({ type: Date }) registrationVerifiedAt?: Date | null;
  @Prop({ type: SchemaTypes.ObjectId }) registrationVerifiedBy?: Types.ObjectId | null;
  @Prop({ type: Number, default: null }) feePaise: number | null;
  @Prop({ type: [String], default: [] }) availableDays: Weekday[];
  /** HH:mm, ascending. */
  @Prop({ type: [String], default: [] }) timeSlots: string[];
  /**
   * Hours by weekday, from which `availableDays` and `timeSlots` are derived. null: the same times on each of
   * the days.
   */
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
  /** Copy of the present and coming leaves and holidays, so that free times need no extra read. */
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
  /** Copy of the present and coming extra sessions, for the same reason; not set without any. */
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
  /** The approval by an administrator; not set for other people. */
  @Prop({ type: String, enum: DOCTOR_APPROVALS }) approval?: DoctorApproval;
  /** The reason of a refusal. */
  @Prop({ type: String }) approvalReason?: string;
}

/** Whether a doctor sees patients. Accounts from before approvals, or without one, do. */
export const isApproved = ({ approval = 'approved' }: Pick<DoctorProfile, 'approval'>): boolean =>
  approval === 'approved';

/** Doctors who can be booked. */
export const PRACTISING = {
  type: 'doctor',
  disabled: false,
  approval: { $nin: ['waiting', 'refused'] },
} as const;
