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

/** The doctor's time that a visit takes. Each minute belongs to at most one live appointment. */
export interface Slot {
  doctorId: Types.ObjectId;
  /** YYYY-MM-DD in the hospital's zone. */
  date: string;
  /** HH:mm in the hospital's zone. */
  time: string;
  /** The length of the visit at the time of booking. */
  minutes: number;
  /** Each minute that it covers, counted from midnight. A unique index keeps these apart. */
  covers: number[];
  /** The extra session that offers this time. */
  sessionId?: Types.ObjectId;
}

export interface StatusChange {
  status: StoredStatus;
  at: Date;
  /** The user; null for the system. */
  by: Types.ObjectId | null;
}

export interface Cancellation {
  byType: UserType;
  refundPaise: number;
  /** The refund message; rows of earlier versions lack it. */
  refundText?: string;
  /** The message of the answer; a repeated call returns it again. */
  msg: string;
  /** The hospital's reason, if any. */
  reason?: string;
}

/** A day, with a time if one is set, in the hospital's zone. */
export interface When {
  date: string;
  time: string | null;
}

/** Doctor, day and time before or after a move. */
export interface MovePlace extends When {
  doctorId: Types.ObjectId;
  doctorName: string;
}

/** One move of the visit. */
export interface Move {
  at: Date;
  by: Types.ObjectId;
  byType: UserType;
  /** The state after the move. */
  status: StoredStatus;
  from: MovePlace;
  to: MovePlace;
  reason?: string;
  /**
   * Whether it counts against the patient's limit of moves. Asking for another time after a move by the
   * hospital does not.
   */
  counts: boolean;
  /** The cost for the patient, deducted at a later cancellation. */
  chargePaise: number;
  /** The refund because the new doctor's fee is lower. */
  refundPaise: number;
}

/** The desk payment of the fee: the method, and the day and time it was for. */
export interface PaidAtDesk {
  method: DeskMethod;
  date: string | null;
  time: string | null;
}

/** Where the patient is on the day of the visit. It names doctor and day, so it lapses when the visit moves. */
export interface Attendance {
  doctorId: Types.ObjectId;
  date: string;
  state: AttendanceState;
  /** Set after the check-in. */
  token?: number;
  arrivedAt?: Date;
  calledAt?: Date;
  startedAt?: Date;
}

/** The room of a video visit. Its key names doctor, day and time, so it lapses when the visit moves. */
export interface VideoRoom {
  key: string;
  name: string;
}

const PLACE = { doctorId: SchemaTypes.ObjectId, doctorName: String, date: String, time: String };

/** A requested visit, from the hold of its slot to its end. Names are copied: they record the booking. */
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
  /** The doctor who rejected it; not set when an administrator did. */
  @Prop({ type: SchemaTypes.ObjectId }) rejectedBy?: Types.ObjectId;
  /** Doctors who left a speciality request to their colleagues. */
  @Prop({ type: [SchemaTypes.ObjectId], default: undefined }) leftBy?: Types.ObjectId[];
  /** Doctors who have received a mail about a speciality request. */
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
  /** Not set for a visit in person. */
  @Prop({ type: String, enum: ['video'] }) kind?: 'video';
  /** Of a video visit, from its first opening; see `roomKeyOf`. */
  @Prop(raw({ key: String, name: String }))
  room?: VideoRoom;
  /** File name of the ID card. */
  @Prop({ type: String, default: null }) idCard: string | null;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) paymentId: Types.ObjectId | null;
  @Prop({ type: Number, default: 0 }) paidPaise: number;
  /** The doctor's fee was 0 at the booking: there is nothing to pay. */
  @Prop({ type: Boolean }) isFree?: boolean;
  /** Set when the fee was paid at the desk. */
  @Prop(raw({ method: { type: String, enum: DESK_METHODS }, date: String, time: String }))
  paidAtDesk?: PaidAtDesk;
  /** What an administrator has refunded of it. */
  @Prop({ type: Number }) refundedPaise?: number;
  /** For a hold: when its checkout expires. */
  @Prop({ type: Date }) holdExpiresAt?: Date;
  /** For a hold: which of the patient's few open holds it is. */
  @Prop({ type: Number }) holdSeat?: number;
  /** For a waiting-list hold: the entry and when the offer expires. */
  @Prop(raw({ entryId: SchemaTypes.ObjectId, until: Date }))
  offer?: { entryId: Types.ObjectId; until: Date };
  /** For a rejected request: the reason, if the doctor or the hospital gave one. */
  @Prop({ type: String }) rejectionReason?: string;
  /** For a visit that the hospital moved: when the patient agreed to the time. */
  @Prop({ type: Date }) moveAgreedAt?: Date;
  /**
   * The time before the hospital moved an unaccepted request, or before the patient asked for another time than
   * the hospital's.
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
  /** Every state and every move. The number of entries is the version. */
  @Prop({ type: [raw({ _id: false, status: String, at: Date, by: SchemaTypes.ObjectId })], default: [] })
  history: StatusChange[];
  /** The open case in which the patient chooses an alternative while the doctor is away. */
  @Prop({ type: SchemaTypes.ObjectId }) leaveCase?: Types.ObjectId;
  /** Which reminders were sent, with the start time of each. */
  @Prop({ type: [String], default: undefined }) reminders?: string[];
  /** Where the patient is on the day of the visit; see attendanceOf. */
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
  /** When the doctor last saved something in the consultation. */
  @Prop({ type: Date }) writtenAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

export const AppointmentSchema = SchemaFactory.createForClass(Appointment);

/** Free times depend on these columns only. */
emitLocalChanges(AppointmentSchema, ['status', 'slot']);

/** Finds taken times with one key per visit; the index per minute has thirty. It makes the start unique. */
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
/** Limits a patient's open holds to the number of seats. */
AppointmentSchema.index(
  { patientId: 1, holdSeat: 1 },
  { name: 'holds_per_patient', unique: true, partialFilterExpression: { holdSeat: { $exists: true } } },
);
/** Makes tokens unique per doctor and day. It also finds the patients in a queue. */
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
/** Covers the dashboard's counts, so they need no document reads. */
AppointmentSchema.index({ preferredDate: 1, status: 1 });
/** Coming visits by day, for reminders. */
AppointmentSchema.index(
  { appointmentDate: 1 },
  { name: 'coming_visits', partialFilterExpression: { status: 'accepted' } },
);
/** Paid requests without an answer, by their time. */
AppointmentSchema.index(
  { status: 1, preferredDate: 1, preferredTime: 1 },
  { name: 'paid_requests', partialFilterExpression: { status: 'pending', paidPaise: { $gt: 0 } } },
);
/** Free requests without an answer, by their time. The first key differs, so that both indexes can exist. */
AppointmentSchema.index(
  { isFree: 1, preferredDate: 1, preferredTime: 1 },
  { name: 'free_requests', partialFilterExpression: { status: 'pending', isFree: true } },
);
AppointmentSchema.index(
  { holdExpiresAt: 1 },
  { partialFilterExpression: { holdExpiresAt: { $exists: true } } },
);
/** The stored ID cards. Few belong to ended requests. */
AppointmentSchema.index(
  { status: 1 },
  { name: 'id_cards', partialFilterExpression: { idCard: { $type: 'string' } } },
);
