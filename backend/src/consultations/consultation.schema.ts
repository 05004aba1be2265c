import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { ConsultationDraft } from '../../../openapi/contract/care/consultations.js';

/** What a doctor is writing at a visit. What is saved becomes records, prescriptions and the like of their own. */
@Schema({ collection: 'consultations', timestamps: true })
export class Consultation {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) appointmentId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) doctorId: Types.ObjectId;
  @Prop({ type: SchemaTypes.Mixed, default: null }) draft: ConsultationDraft | null;
  @Prop({ type: Date, default: null }) draftAt: Date | null;
  /** When an untouched draft is deleted; not there when there is none. */
  @Prop({ type: Date }) forgetAt?: Date;
  /** Counts the drafts and the saves: two tabs, or two presses, never overwrite each other. */
  @Prop({ required: true }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ConsultationSchema = SchemaFactory.createForClass(Consultation);
ConsultationSchema.index({ appointmentId: 1 }, { unique: true });
ConsultationSchema.index({ patientId: 1 });
ConsultationSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
