import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { CANDIDATE_REASONS } from '../../../../openapi/contract/people/identity/candidates.js';
import type { CandidateReason } from '../../../../openapi/contract/people/identity/candidates.js';
import { DUPLICATE_STATES } from '../../../../openapi/contract/people/identity/duplicates.js';
import type { DuplicateState } from '../../../../openapi/contract/people/identity/duplicates.js';

/** Two patients who may be one person. `oneId` is the smaller id. */
@Schema({ collection: 'duplicates' })
export class DuplicatePair {
  _id: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) oneId: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) otherId: Types.ObjectId;
  @Prop({ required: true }) score: number;
  @Prop({ type: [String], enum: CANDIDATE_REASONS }) reasons: CandidateReason[];
  @Prop({ type: String, enum: DUPLICATE_STATES, required: true }) state: DuplicateState;
  /** Who stated that these are two people. */
  @Prop({ type: raw({ _id: false, at: Date, by: String }), default: undefined }) decided?: {
    at: Date;
    by: string;
  };
}

export const DuplicatePairSchema = SchemaFactory.createForClass(DuplicatePair);
DuplicatePairSchema.index({ oneId: 1, otherId: 1 }, { name: 'one_row_per_pair', unique: true });
DuplicatePairSchema.index({ otherId: 1 });
DuplicatePairSchema.index({ state: 1, score: -1, _id: -1 });
DuplicatePairSchema.index({ state: 1, _id: -1 });
DuplicatePairSchema.index({ score: -1, _id: -1 });
