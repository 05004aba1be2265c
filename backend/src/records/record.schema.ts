import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { LabResult } from '../../../openapi/contract/care/lab-results.js';
import { RECORD_AUTHORS, RECORD_KINDS } from '../../../openapi/contract/care/records.js';
import type { RecordKind } from '../../../openapi/contract/care/records.js';
import type { VitalSigns } from '../../../openapi/contract/care/vital-signs.js';

/** The stored file of a document. */
export interface RecordFile {
  /** Name in the files collection. */
  stored: string;
  contentType: 'application/pdf' | 'image/webp';
  /** In bytes. */
  size: number;
}

/** One entry of a patient's records. Who wrote it is copied in. */
@Schema({ collection: 'records', timestamps: { createdAt: true, updatedAt: false } })
export class MedicalRecord {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: RECORD_KINDS }) kind: RecordKind;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  /** null for the laboratory. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) authorId: Types.ObjectId | null;
  @Prop({ required: true }) authorName: string;
  @Prop({ type: String, required: true, enum: RECORD_AUTHORS }) authorType: (typeof RECORD_AUTHORS)[number];
  @Prop({ required: true }) recordedAt: Date;
  @Prop({ required: true }) title: string;
  @Prop({ type: String, default: null }) text: string | null;
  @Prop({ type: SchemaTypes.Mixed, default: null }) vitals: VitalSigns | null;
  @Prop({ type: [SchemaTypes.Mixed], default: null }) results: LabResult[] | null;
  /** Of a lab report about another person: whose sample it is. */
  @Prop({ type: String, default: null }) sampleOf: string | null;
  @Prop({ type: raw({ _id: false, stored: String, contentType: String, size: Number }), default: null })
  file: RecordFile | null;
  /** Of the report of a lab booking that stands. */
  @Prop({ type: SchemaTypes.ObjectId }) labBookingId?: Types.ObjectId;
  /** The same of one that was corrected since, with the moment. */
  @Prop({ type: SchemaTypes.ObjectId }) correctedBookingId?: Types.ObjectId;
  @Prop({ type: Date, default: null }) correctedAt: Date | null;
  /** Why it corrects an earlier report. */
  @Prop({ type: String, default: null }) correction: string | null;
  /** The visit at which a doctor wrote it, where that is known. */
  @Prop({ type: SchemaTypes.ObjectId }) appointmentId?: Types.ObjectId;
  /** What a search finds it by: title and author. */
  @Prop({ type: [String], required: true }) words: string[];
  createdAt: Date;
}

export const MedicalRecordSchema = SchemaFactory.createForClass(MedicalRecord);
/** A lab booking has one report that stands. */
MedicalRecordSchema.index(
  { labBookingId: 1 },
  { unique: true, partialFilterExpression: { labBookingId: { $exists: true } } },
);
MedicalRecordSchema.index({ patientId: 1, recordedAt: -1, _id: -1 });
MedicalRecordSchema.index({ patientId: 1, kind: 1, recordedAt: -1, _id: -1 });
MedicalRecordSchema.index({ patientId: 1, _id: -1 });
MedicalRecordSchema.index({ authorId: 1, recordedAt: -1, _id: -1 });
MedicalRecordSchema.index({ authorId: 1, _id: -1 });
MedicalRecordSchema.index({ recordedAt: -1, _id: -1 });
MedicalRecordSchema.index({ kind: 1, recordedAt: -1, _id: -1 });
MedicalRecordSchema.index({ words: 1 });
