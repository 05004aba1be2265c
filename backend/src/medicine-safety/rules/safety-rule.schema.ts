import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import {
  LIMIT_PERIODS,
  LIMIT_UNITS,
  RULE_KINDS,
  RULE_SEVERITIES,
} from '../../../../openapi/contract/care/safety/rules.js';
import type { SafetyRuleDto } from '../../../../openapi/contract/care/safety/rules.js';

/** An entry of the hospital in the tables that prescriptions are checked with. The kind decides which fields it has. */
@Schema({ collection: 'safetyrules', timestamps: true })
export class SafetyRule {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: RULE_KINDS }) kind: SafetyRuleDto['kind'];
  /** What the entry is about: the same for the same pair, limit, member or name. */
  @Prop({ required: true }) key: string;
  /** The entry in one line. */
  @Prop({ required: true }) title: string;
  /** "substance:warfarin" or "class:nsaids". */
  @Prop({ type: String, default: null }) first: string | null;
  @Prop({ type: String, default: null }) second: string | null;
  @Prop({ type: String, default: null }) effect: string | null;
  @Prop({ type: String, default: null }) substance: string | null;
  @Prop({ type: String, default: null }) route: SafetyRuleDto['route'];
  @Prop({ type: Number, default: null }) maxValue: number | null;
  @Prop({ type: String, enum: [...LIMIT_UNITS, null], default: null }) maxUnit: SafetyRuleDto['maxUnit'];
  @Prop({ type: String, enum: [...LIMIT_PERIODS, null], default: null }) period: SafetyRuleDto['period'];
  @Prop({ type: String, default: null }) name: string | null;
  @Prop({ type: [String], default: null }) substances: string[] | null;
  @Prop({ type: String, default: null }) substanceClass: string | null;
  @Prop({ type: String, enum: [...RULE_SEVERITIES, null], default: null })
  severity: SafetyRuleDto['severity'];
  @Prop({ type: String, default: null }) action: string | null;
  @Prop({ required: true }) source: string;
  /** YYYY-MM-DD */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) active: boolean;
  @Prop({ type: String, default: null }) overrideReason: string | null;
  /** Incremented by each edit; a save based on an older version fails with EDIT_CONFLICT. */
  @Prop({ default: 1 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const SafetyRuleSchema = SchemaFactory.createForClass(SafetyRule);
/** The index refuses the second of two concurrent entries about the same. */
SafetyRuleSchema.index({ key: 1 }, { unique: true });
