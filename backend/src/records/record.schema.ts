import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { ReportChanges } from '../../../openapi/contract/care/lab/report-changes.js';
import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import { RECORD_AUTHORS, RECORD_KINDS } from '../../../openapi/contract/care/records.js';
import type { RecordKind } from '../../../openapi/contract/care/records.js';
import type { VitalSigns } from '../../../openapi/contract/care/vital-signs.js';
import { correctionColumn } from './corrections/entered-in-error.js';
import type { Correction } from './corrections/entered-in-error.js';

/** The stored file of a document. */
export interface RecordFile {
  /** Name in the files collection. */
  stored: string;
  contentType: 'application/pdf' | 'image/webp';
  /** In bytes. */
  size: number;
}

/** One entry of a patient's records. The author's name is copied. */
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
  /** For a preliminary lab report. */
  @Prop({ type: [String], default: undefined }) outstanding?: string[];
  /** For a corrected lab report: the values that differ from the previous one. */
  @Prop({ type: [SchemaTypes.Mixed], default: undefined }) changes?: ReportChanges;
  /** For a lab report about another person: who gave the sample. */
  @Prop({ type: String, default: null }) sampleOf: string | null;
  @Prop({ type: raw({ _id: false, stored: String, contentType: String, size: Number }), default: null })
  file: RecordFile | null;
  /** For the current report of a lab booking. */
  @Prop({ type: SchemaTypes.ObjectId }) labBookingId?: Types.ObjectId;
  /** The same for a corrected report, with the time of the correction. */
  @Prop({ type: SchemaTypes.ObjectId }) correctedBookingId?: Types.ObjectId;
  @Prop({ type: Date, default: null }) correctedAt: Date | null;
  /** Why it corrects an earlier report. */
  @Prop({ type: String, default: null }) correction: string | null;
  /** The visit at which a doctor wrote it, if known. */
  @Prop({ type: SchemaTypes.ObjectId }) appointmentId?: Types.ObjectId;
  /** For a diagnosis that no longer applies. */
  @Prop({ type: raw({ _id: false, at: Date, by: SchemaTypes.ObjectId, byName: String }), default: undefined })
  resolved?: Omit<Correction, 'reason'>;
  /** Set while the entry is hidden. Each reader adds `VALID` or `visibleTo`. */
  @Prop({ type: correctionColumn, default: undefined }) enteredInError?: Correction;
  /** The last move from another patient's record; the audit trail names both. */
  @Prop({ type: correctionColumn, default: undefined }) movedHere?: Correction;
  /** Search tokens of title and author. */
  @Prop({ type: [String], required: true }) words: string[];
  createdAt: Date;
}

export const MedicalRecordSchema = SchemaFactory.createForClass(MedicalRecord);
/** A lab booking has one current report. */
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
MedicalRecordSchema.index({ appointmentId: 1, recordedAt: -1, _id: -1 }, { sparse: true });
/** Entries that were entered in error. */
MedicalRecordSchema.index(
  { 'enteredInError.at': -1, recordedAt: -1, _id: -1 },
  { name: 'entered_in_error', partialFilterExpression: { 'enteredInError.at': { $type: 'date' } } },
);
MedicalRecordSchema.index({ words: 1 });
