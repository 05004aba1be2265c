import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { LEAVE_CASE_STATUSES, LEAVE_CAUSES } from '../../../../openapi/contract/care/leave-cases.js';
import type { LeaveCaseStatus, LeaveCause } from '../../../../openapi/contract/care/leave-cases.js';
import type { Speciality } from '../../../../openapi/contract/people/fields.js';
import type { MovePlace } from '../appointment.schema.js';

/** A call of the hospital to the patient. */
export interface Call {
  at: Date;
  by: Types.ObjectId;
  byName: string;
}

/** A booked visit on a day of the doctor's absence, and its outcome. Copies what was booked. */
@Schema({ collection: 'leavecases', timestamps: true })
export class LeaveCase {
  _id: Types.ObjectId;
  /** The leave, the holiday or the extra session. */
  @Prop({ type: SchemaTypes.ObjectId, required: true }) leaveId: Types.ObjectId;
  @Prop({ type: String, required: true, enum: LEAVE_CAUSES }) cause: LeaveCause;
  /** The name of a holiday or an extra session. */
  @Prop({ type: String }) causeName?: string | null;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) appointmentId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ required: true }) doctorName: string;
  @Prop({ type: String, default: null }) speciality: Speciality | null;
  @Prop({ required: true }) date: string;
  @Prop({ type: String, default: null }) time: string | null;
  @Prop({ type: String, required: true, enum: LEAVE_CASE_STATUSES }) status: LeaveCaseStatus;
  @Prop({ type: Date, required: true }) answerBy: Date;
  @Prop(
    raw({
      doctorId: SchemaTypes.ObjectId,
      doctorName: String,
      date: String,
      time: { type: String, default: null },
    }),
  )
  movedTo?: MovePlace;
  @Prop({ default: 0 }) refundPaise: number;
  @Prop({ default: false }) needsCall: boolean;
  @Prop(raw({ at: Date, by: SchemaTypes.ObjectId, byName: String })) call?: Call;
  createdAt: Date;
  updatedAt: Date;
}

export const LeaveCaseSchema = SchemaFactory.createForClass(LeaveCase);
/** A visit has at most one open case, however many absences affect it. */
LeaveCaseSchema.index(
  { appointmentId: 1 },
  { name: 'one_open_case_per_visit', unique: true, partialFilterExpression: { status: 'open' } },
);
LeaveCaseSchema.index({ status: 1, answerBy: 1 });
LeaveCaseSchema.index({ answerBy: 1, _id: 1 });
for (const field of ['leaveId', 'patientId', 'doctorId', 'needsCall', 'status'])
  LeaveCaseSchema.index({ [field]: 1, _id: 1 });
