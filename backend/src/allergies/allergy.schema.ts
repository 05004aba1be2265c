import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import {
  ALLERGY_KINDS,
  ALLERGY_RECORDERS,
  ALLERGY_SEVERITIES,
  ALLERGY_STATUSES,
} from '../../../openapi/contract/care/safety/allergies.js';
import type { AllergyDto } from '../../../openapi/contract/care/safety/allergies.js';

/** An allergy of a patient, or the statement that none are known. An entry is never deleted. */
@Schema({ collection: 'allergies', timestamps: { createdAt: false, updatedAt: true } })
export class Allergy {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ type: String, required: true, enum: ALLERGY_KINDS }) kind: AllergyDto['kind'];
  /** "class:penicillins", "substance:aspirin", "allergen:Peanuts", "text:…" for other words, or "noneKnown". */
  @Prop({ required: true }) key: string;
  @Prop({ required: true }) name: string;
  /** As written; null for the statement. */
  @Prop({ type: String, default: null }) text: string | null;
  @Prop({ type: String, default: null }) reaction: string | null;
  @Prop({ type: String, enum: [...ALLERGY_SEVERITIES, null], default: null })
  severity: AllergyDto['severity'];
  @Prop({ type: String, required: true, enum: ALLERGY_STATUSES }) status: AllergyDto['status'];
  @Prop({ type: SchemaTypes.ObjectId, default: null }) recordedById: Types.ObjectId | null;
  @Prop({ type: String, default: null }) recordedByName: string | null;
  @Prop({ type: String, required: true, enum: ALLERGY_RECORDERS })
  recordedByType: AllergyDto['recordedByType'];
  @Prop({ required: true }) recordedAt: Date;
  /** Incremented by each change of a person; saving over a newer version fails with EDIT_CONFLICT. */
  @Prop({ default: 1 }) version: number;
  updatedAt: Date;
}

export const AllergySchema = SchemaFactory.createForClass(Allergy);
/** A patient has an active allergy once. The index refuses the second of two concurrent writers. */
AllergySchema.index(
  { patientId: 1, key: 1 },
  { unique: true, partialFilterExpression: { status: 'active' } },
);
AllergySchema.index({ patientId: 1, _id: -1 });
AllergySchema.index({ patientId: 1, status: 1, _id: -1 });
AllergySchema.index({ status: 1, _id: -1 });
/** A merge looks for them. */
AllergySchema.index({ recordedById: 1 }, { partialFilterExpression: { recordedById: { $exists: true } } });
