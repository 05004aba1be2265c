import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { LAB_REQUEST_STATUSES } from '../../../openapi/contract/care/lab-requests.js';
import type { LabRequestStatus } from '../../../openapi/contract/care/lab-requests.js';

/** The requested test; its name is copied. */
export interface RequestedTest {
  labTestId: Types.ObjectId;
  name: string;
}

/**
 * A lab test that a doctor requested at a visit. It becomes a booking when the patient chooses time and place.
 */
@Schema({ collection: 'labrequests', timestamps: true })
export class LabRequest {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: LAB_REQUEST_STATUSES }) status: LabRequestStatus;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) appointmentId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ required: true }) doctorName: string;
  @Prop({ type: raw({ _id: false, labTestId: SchemaTypes.ObjectId, name: String }), required: true })
  test: RequestedTest;
  /** The patient's booking of it. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) labBookingId: Types.ObjectId | null;
  /** When the patient was reminded that it is not booked. */
  @Prop({ type: Date, default: null }) patientRemindedAt?: Date | null;
  /** When the doctors were told that it was never booked. */
  @Prop({ type: Date, default: null }) doctorToldAt?: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const LabRequestSchema = SchemaFactory.createForClass(LabRequest);
/** A request has at most one booking. */
LabRequestSchema.index(
  { labBookingId: 1 },
  { unique: true, partialFilterExpression: { labBookingId: { $type: 'objectId' } } },
);
LabRequestSchema.index({ patientId: 1, _id: -1 });
LabRequestSchema.index({ patientId: 1, status: 1, _id: -1 });
LabRequestSchema.index({ doctorId: 1, _id: -1 });
LabRequestSchema.index({ appointmentId: 1, _id: -1 });
LabRequestSchema.index({ status: 1, _id: -1 });
