import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { FaqCategory } from '../../../openapi/contract/site/faqs.js';
import { FAQ_CATEGORIES } from '../../../openapi/contract/site/faqs.js';

/** A frequently asked question with its answer. */
@Schema({ collection: 'faqs', timestamps: true })
export class Faq {
  _id: Types.ObjectId;
  @Prop({ required: true }) question: string;
  /** Lower-case question without accents: unique, and the sort key of lists. */
  @Prop({ required: true }) questionKey: string;
  @Prop({ required: true }) answer: string;
  @Prop({ type: String, required: true, enum: FAQ_CATEGORIES }) category: FaqCategory;
  /** Position in the list, lowest first. */
  @Prop({ required: true, min: 0 }) position: number;
  /** The words of question and answer; a search matches prefixes. */
  @Prop({ type: [String], default: [] }) words: string[];
  /** Whether visitors see it and the chat answers with it. */
  @Prop({ default: true }) published: boolean;
  /** Incremented by each edit; a save based on an older version fails with EDIT_CONFLICT. */
  @Prop({ default: 1 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const FaqSchema = SchemaFactory.createForClass(Faq);
FaqSchema.index({ questionKey: 1 }, { unique: true });
FaqSchema.index({ position: 1, _id: 1 });
FaqSchema.index({ questionKey: 1, _id: 1 });
for (const field of ['published', 'category']) {
  FaqSchema.index({ [field]: 1, position: 1, _id: 1 });
  FaqSchema.index({ [field]: 1, questionKey: 1, _id: 1 });
  FaqSchema.index({ [field]: 1, _id: 1 });
}
FaqSchema.index({ words: 1 });
