import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { ConsultationDraft } from '../../../openapi/contract/care/consultations.js';

/** A doctor's draft at a visit. The save creates records, prescriptions and others from it. */
@Schema({ collection: 'consultations', timestamps: true })
export class Consultation {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) appointmentId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ type: SchemaTypes.Mixed, default: null }) draft: ConsultationDraft | null;
  @Prop({ type: Date, default: null }) draftAt: Date | null;
  /** When an untouched draft is deleted; not set without a draft. */
  @Prop({ type: Date }) forgetAt?: Date;
  /** Counts the drafts and the saves, so that two tabs or clicks never overwrite each other. */
  @Prop({ required: true }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ConsultationSchema = SchemaFactory.createForClass(Consultation);
ConsultationSchema.index({ appointmentId: 1 }, { unique: true });
ConsultationSchema.index({ patientId: 1 });
ConsultationSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
