import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { QuestionStatus } from '../../../openapi/contract/site/questions.js';
import { QUESTION_STATUSES } from '../../../openapi/contract/site/questions.js';

/** A message that the chat could not answer, with the staff's answer. */
@Schema({ collection: 'questions', timestamps: true })
export class Question {
  _id: Types.ObjectId;
  @Prop({ required: true }) message: string;
  /** The message as `textKeyOf`: equal questions get the same answer. */
  @Prop({ required: true }) textKey: string;
  /** The words of the message; a search matches prefixes. */
  @Prop({ type: [String], default: [] }) words: string[];
  @Prop({ type: String, required: true, enum: QUESTION_STATUSES }) status: QuestionStatus;
  @Prop({ type: String, default: null }) adminReply: string | null;
  /** Null for a visitor. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) askedBy: Types.ObjectId | null;
  @Prop({ type: String, default: null }) askedByName: string | null;
  /** The account or chat panel that asked, so that a repeated question is sent once. */
  @Prop({ type: String }) asker?: string;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) answeredBy: Types.ObjectId | null;
  @Prop({ type: Date, default: null }) answeredAt: Date | null;
  /** The FAQ that it became, if any. */
  @Prop({ default: false }) published: boolean;
  @Prop({ type: SchemaTypes.ObjectId, default: null }) faqId: Types.ObjectId | null;
  /** The number of edits. */
  @Prop({ default: 1 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const QuestionSchema = SchemaFactory.createForClass(Question);
/** Each asker has one open question per text, however often it is sent. */
QuestionSchema.index(
  { asker: 1, textKey: 1 },
  {
    name: 'waiting_once',
    unique: true,
    partialFilterExpression: { status: 'unanswered', asker: { $exists: true } },
  },
);
QuestionSchema.index({ status: 1, _id: -1 });
QuestionSchema.index({ status: 1, answeredAt: -1, _id: -1 });
QuestionSchema.index({ status: 1, textKey: 1 });
QuestionSchema.index({ published: 1, _id: -1 });
QuestionSchema.index({ askedBy: 1, _id: -1 });
/** A merge looks for all of an asker's questions. */
QuestionSchema.index({ asker: 1 }, { partialFilterExpression: { asker: { $exists: true } } });
QuestionSchema.index({ words: 1 });
