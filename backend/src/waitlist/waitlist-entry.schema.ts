import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { DAY_PARTS, WAITLIST_STATUSES } from '../../../openapi/contract/care/waitlist.js';
import type { DayPart, WaitlistStatus } from '../../../openapi/contract/care/waitlist.js';
import type { Speciality } from '../../../openapi/contract/people/fields.js';

/** A time of a doctor in the hospital's zone. */
export interface DoctorTime {
  doctorId: Types.ObjectId;
  date: string;
  time: string;
}

/** The time that an unpaid appointment holds for the person. */
export interface Offer extends DoctorTime {
  appointmentId: Types.ObjectId;
  doctorName: string;
  until: Date;
}

/** An entry on the waiting list. */
@Schema({ collection: 'waitlist', timestamps: true })
export class WaitlistEntry {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  /** Null for any doctor of the speciality. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) doctorId: Types.ObjectId | null;
  @Prop({ type: String, default: null }) doctorName: string | null;
  @Prop({ type: String, default: null }) speciality: Speciality | null;
  /** The doctor or speciality: a person has one open entry for each. */
  @Prop({ required: true }) wish: string;
  /** YYYY-MM-DD, both included. */
  @Prop({ required: true }) from: string;
  @Prop({ required: true }) to: string;
  @Prop({ type: String, required: true, enum: DAY_PARTS }) part: DayPart;
  @Prop({ type: String, required: true, enum: WAITLIST_STATUSES }) status: WaitlistStatus;
  /** Whether it is waiting or offered. */
  @Prop({ required: true }) open: boolean;
  /** Which of the person's few open entries it is. */
  @Prop({ required: true }) seat: number;
  /** The time of joining sorts the list, because ids of one second have no order. */
  @Prop({ type: Date, required: true }) askedAt: Date;
  @Prop(
    raw({
      appointmentId: SchemaTypes.ObjectId,
      doctorId: SchemaTypes.ObjectId,
      doctorName: String,
      date: String,
      time: String,
      until: Date,
    }),
  )
  offer?: Offer;
  /** Offered times that the person did not take; they go to others. */
  @Prop({
    type: [raw({ _id: false, doctorId: SchemaTypes.ObjectId, date: String, time: String })],
    default: [],
  })
  passed: DoctorTime[];
  /** The number of expired offers. */
  @Prop({ default: 0 }) missed: number;
  createdAt: Date;
  updatedAt: Date;
}

export const WaitlistEntrySchema = SchemaFactory.createForClass(WaitlistEntry);
/** A person has one open entry per doctor or speciality. */
WaitlistEntrySchema.index(
  { patientId: 1, wish: 1 },
  { name: 'one_open_wish', unique: true, partialFilterExpression: { open: true } },
);
/** Limits a person's open entries to the number of seats. */
WaitlistEntrySchema.index(
  { patientId: 1, seat: 1 },
  { name: 'wishes_per_patient', unique: true, partialFilterExpression: { open: true } },
);
WaitlistEntrySchema.index({ status: 1, missed: 1, askedAt: 1, _id: 1 });
WaitlistEntrySchema.index({ patientId: 1, _id: 1 });
for (const field of ['status', 'open', 'doctorId', 'speciality'])
  WaitlistEntrySchema.index({ [field]: 1, _id: 1 });
