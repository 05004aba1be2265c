import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { Speciality, UserType } from '../../../openapi/contract/people/fields.js';
import { APPOINTMENT_STATUSES } from '../../../openapi/contract/care/appointments.js';
import type { AttendanceState } from '../../../openapi/contract/care/queue.js';
import { ATTENDANCE_STATES } from '../../../openapi/contract/care/queue.js';
import type { DeskMethod } from '../../../openapi/contract/shop/desk.js';
import { DESK_METHODS } from '../../../openapi/contract/shop/desk.js';
import { emitLocalChanges } from '../common/caching/local-changes.js';
import { LIVE_STATUSES } from './appointment.status.js';
import type { StoredStatus } from './appointment.status.js';

/** The doctor's time that a visit takes: no minute of it belongs to another live appointment. */
export interface Slot {
  doctorId: Types.ObjectId;
  /** YYYY-MM-DD in the hospital's zone. */
  date: string;
  /** HH:mm in the hospital's zone. */
  time: string;
  /** How long the visit takes, as it was when it was booked. */
  minutes: number;
  /** Each minute of the day that it covers, from midnight: what the database keeps apart. */
  covers: number[];
  /** The extra session whose time it is. */
  sessionId?: Types.ObjectId;
}

export interface StatusChange {
  status: StoredStatus;
  at: Date;
  /** Who did it; null for the system. */
  by: Types.ObjectId | null;
}

export interface Cancellation {
  byType: UserType;
  refundPaise: number;
  /** What was said about the money; left out in rows of earlier versions. */
  refundText?: string;
  /** The message of the answer; a repeated call returns it again. */
  msg: string;
  /** Why, when the hospital said it. */
  reason?: string;
}

/** A day, and an hour of it where one is set, on the hospital's clock. */
export interface When {
  date: string;
  time: string | null;
}

/** Where a visit was or went: with whom, and when. */
export interface MovePlace extends When {
  doctorId: Types.ObjectId;
  doctorName: string;
}

/** One move of the visit. */
export interface Move {
  at: Date;
  by: Types.ObjectId;
  byType: UserType;
  /** The state that it was left in. */
  status: StoredStatus;
  from: MovePlace;
  to: MovePlace;
  reason?: string;
  /** Whether it is one of the moves that a patient has; asking for another time than the hospital's is not. */
  counts: boolean;
  /** What it costs the patient, who pays it when cancelling later. */
  chargePaise: number;
  /** What went back because the other doctor's fee is lower. */
  refundPaise: number;
}

/** That the fee was paid at the desk: how, and for which day and time. */
export interface PaidAtDesk {
  method: DeskMethod;
  date: string | null;
  time: string | null;
}

/**
 * Where the patient of a visit is on its day. It names the doctor and the day that it counts for: of a visit that is
 * moved or given to another doctor it lapses by itself.
 */
export interface Attendance {
  doctorId: Types.ObjectId;
  date: string;
  state: AttendanceState;
  /** Of one who has checked in. */
  token?: number;
  arrivedAt?: Date;
  calledAt?: Date;
  startedAt?: Date;
}

/** The room of a video visit: of the doctor, day and time that its key names, so that it lapses when the visit is moved. */
export interface VideoRoom {
  key: string;
  name: string;
}

const PLACE = { doctorId: SchemaTypes.ObjectId, doctorName: String, date: String, time: String };

/** A visit asked for, from the hold of its slot to its end. Names are copied in: they record what was booked. */
@Schema({ collection: 'appointments', timestamps: true })
export class Appointment {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: ['held', ...APPOINTMENT_STATUSES] }) status: StoredStatus;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: String, default: null }) speciality: Speciality | null;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) doctorId: Types.ObjectId | null;
  @Prop({ type: String, default: null }) doctorName: string | null;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) acceptedDoctorId: Types.ObjectId | null;
  @Prop({ type: String, default: null }) acceptedDoctorName: string | null;
  /** The doctor who rejected it; not there when an administrator did. */
  @Prop({ type: SchemaTypes.ObjectId }) rejectedBy?: Types.ObjectId;
  /** Doctors who left a request that names a speciality only to their colleagues. */
  @Prop({ type: [SchemaTypes.ObjectId], default: undefined }) leftBy?: Types.ObjectId[];
  /** Doctors who have had a mail of a request that names a speciality only. */
  @Prop({ type: [SchemaTypes.ObjectId], default: undefined }) mailedTo?: Types.ObjectId[];
  @Prop({ type: String, default: null }) preferredDate: string | null;
  @Prop({ type: String, default: null }) preferredTime: string | null;
  @Prop({ type: String, default: null }) appointmentDate: string | null;
  @Prop(
    raw({
      doctorId: SchemaTypes.ObjectId,
      date: String,
      time: String,
      minutes: Number,
      covers: { type: [Number], default: undefined },
      sessionId: SchemaTypes.ObjectId,
    }),
  )
  slot?: Slot;
  /** Left out for a visit in person. */
  @Prop({ type: String, enum: ['video'] }) kind?: 'video';
  /** Of a video visit, from its first opening on; see `roomKeyOf`. */
  @Prop(raw({ key: String, name: String }))
  room?: VideoRoom;
  /** File name of the ID card. */
  @Prop({ type: String, default: null }) idCard: string | null;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) paymentId: Types.ObjectId | null;
  @Prop({ type: Number, default: 0 }) paidPaise: number;
  /** Of one whose fee was paid at the desk. */
  @Prop(raw({ method: { type: String, enum: DESK_METHODS }, date: String, time: String }))
  paidAtDesk?: PaidAtDesk;
  /** What an administrator has given back of it. */
  @Prop({ type: Number }) refundedPaise?: number;
  /** Of a hold: when its checkout ends. */
  @Prop({ type: Date }) holdExpiresAt?: Date;
  /** Of a hold: which of the patient's few places for open holds it takes. */
  @Prop({ type: Number }) holdSeat?: number;
  /** Of a hold for the waiting list: the entry, and until when it can be taken. */
  @Prop(raw({ entryId: SchemaTypes.ObjectId, until: Date }))
  offer?: { entryId: Types.ObjectId; until: Date };
  /** Of a rejected one: why, when the doctor or the hospital said it. */
  @Prop({ type: String }) rejectionReason?: string;
  /** Of one that the hospital has moved: when its patient agreed to the time. */
  @Prop({ type: Date }) moveAgreedAt?: Date;
  /**
   * Of one whose patient has asked for another time than the hospital had set, or that the hospital has moved before it
   * was accepted: the time before.
   */
  @Prop(raw({ date: String, time: String })) insteadOf?: When;
  @Prop(raw({ byType: String, refundPaise: Number, refundText: String, msg: String, reason: String }))
  cancellation?: Cancellation;
  /** Every move, oldest first. */
  @Prop({
    type: [
      raw({
        _id: false,
        at: Date,
        by: SchemaTypes.ObjectId,
        byType: String,
        status: String,
        from: PLACE,
        to: PLACE,
        reason: String,
        counts: Boolean,
        chargePaise: Number,
        refundPaise: Number,
      }),
    ],
    default: undefined,
  })
  moves?: Move[];
  /** Every state that it was in, and every move: how many there are is its version. */
  @Prop({ type: [raw({ _id: false, status: String, at: Date, by: SchemaTypes.ObjectId })], default: [] })
  history: StatusChange[];
  /** While its doctor is away at its time: the open case in which its patient chooses what shall happen. */
  @Prop({ type: SchemaTypes.ObjectId }) leaveCase?: Types.ObjectId;
  /** Which reminders were sent, with the start that each was of. */
  @Prop({ type: [String], default: undefined }) reminders?: string[];
  /** Where its patient is on its day; see attendanceOf. */
  @Prop(
    raw({
      doctorId: SchemaTypes.ObjectId,
      date: String,
      state: { type: String, enum: ATTENDANCE_STATES },
      token: Number,
      arrivedAt: Date,
      calledAt: Date,
      startedAt: Date,
    }),
  )
  attendance?: Attendance;
  /** When its doctor last saved something at it. */
  @Prop({ type: Date }) writtenAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

export const AppointmentSchema = SchemaFactory.createForClass(Appointment);

/** What times are free changes with these alone. */
emitLocalChanges(AppointmentSchema, ['status', 'slot']);

/**
 * Finds the taken times of doctors with one key per visit; the index per minute has thirty. It also refuses a second live
 * visit at the same start.
 */
AppointmentSchema.index(
  { 'slot.doctorId': 1, 'slot.date': 1, 'slot.time': 1 },
  {
    name: 'one_live_appointment_per_slot',
    unique: true,
    partialFilterExpression: { 'slot.doctorId': { $exists: true }, status: { $in: [...LIVE_STATUSES] } },
  },
);
/** Overlaps are impossible: a unique key on (doctor, date, minute) for each minute that a live visit or hold covers. */
AppointmentSchema.index(
  { 'slot.doctorId': 1, 'slot.date': 1, 'slot.covers': 1 },
  {
    name: 'no_overlapping_live_appointments',
    unique: true,
    partialFilterExpression: { 'slot.covers': { $exists: true }, status: { $in: [...LIVE_STATUSES] } },
  },
);
/** A patient has as many open holds as there are seats. */
AppointmentSchema.index(
  { patientId: 1, holdSeat: 1 },
  { name: 'holds_per_patient', unique: true, partialFilterExpression: { holdSeat: { $exists: true } } },
);
/** Two patients of a doctor's day can never have one token. It also finds everybody in a queue. */
AppointmentSchema.index(
  { 'attendance.doctorId': 1, 'attendance.date': 1, 'attendance.token': 1 },
  {
    name: 'one_patient_per_token',
    unique: true,
    partialFilterExpression: { 'attendance.token': { $exists: true } },
  },
);
AppointmentSchema.index({ patientId: 1, _id: -1 });
AppointmentSchema.index({ doctorId: 1, status: 1, _id: -1 });
/** Open requests that name no doctor, by their age. */
AppointmentSchema.index({ doctorId: 1, status: 1, createdAt: 1 });
AppointmentSchema.index({ acceptedDoctorId: 1, status: 1, appointmentDate: 1, _id: -1 });
AppointmentSchema.index(
  { rejectedBy: 1, _id: -1 },
  { partialFilterExpression: { rejectedBy: { $exists: true } } },
);
AppointmentSchema.index({ speciality: 1, status: 1, doctorId: 1, _id: -1 });
AppointmentSchema.index(
  { speciality: 1, status: 1, leftBy: 1, _id: -1 },
  { partialFilterExpression: { leftBy: { $exists: true } } },
);
AppointmentSchema.index({ status: 1, _id: -1 });
AppointmentSchema.index({ preferredDate: 1, _id: 1 });
/** What the numbers of a day are counted from, without a look at the visits. */
AppointmentSchema.index({ preferredDate: 1, status: 1 });
/** Visits that come, by their days: who is reminded. */
AppointmentSchema.index(
  { appointmentDate: 1 },
  { name: 'coming_visits', partialFilterExpression: { status: 'accepted' } },
);
/** Paid requests that wait for an answer, by their time. */
AppointmentSchema.index(
  { status: 1, preferredDate: 1, preferredTime: 1 },
  { name: 'paid_requests', partialFilterExpression: { status: 'pending', paidPaise: { $gt: 0 } } },
);
AppointmentSchema.index(
  { holdExpiresAt: 1 },
  { partialFilterExpression: { holdExpiresAt: { $exists: true } } },
);
/** The ID cards that are stored, few of which belong to ended requests. */
AppointmentSchema.index(
  { status: 1 },
  { name: 'id_cards', partialFilterExpression: { idCard: { $type: 'string' } } },
);
