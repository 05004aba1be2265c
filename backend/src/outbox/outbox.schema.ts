import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { MAIL_STATES } from '../../../openapi/contract/console/administration.js';
import { REFUND_KINDS } from '../../../openapi/contract/shop/payments.js';
import type { RefundKind } from '../../../openapi/contract/shop/payments.js';
import { searchTokensOf } from '../common/search-tokens.js';
import type { Mail } from '../mail/mail.js';

export const EFFECTS = ['mail', 'digest', 'refund', 'acceptance'] as const;
export type Effect = (typeof EFFECTS)[number];
export type EffectState = (typeof MAIL_STATES)[number];

/**
 * A side effect of a write: its row is part of the write's transaction, and a worker executes it afterwards,
 * with retries.
 */
@Schema({ collection: 'outbox', timestamps: { createdAt: true, updatedAt: false } })
export class OutboxRow {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: EFFECTS }) effect: Effect;
  /** Makes an effect unique per cause. */
  @Prop({ required: true, unique: true }) dedupeKey: string;
  @Prop(
    raw({
      to: String,
      subject: String,
      html: String,
      sealed: String,
      known: Boolean,
      calendar: {
        type: raw({ method: String, content: String, entry: SchemaTypes.Mixed }),
        default: undefined,
      },
    }),
  )
  mail?: Mail;
  /** For a mail: the accounts that it is to and about; delivery asks whether they may still receive it. */
  @Prop({ type: [SchemaTypes.ObjectId], default: undefined }) people?: Types.ObjectId[];
  /** For a mail: a reminder, which is not sent while an account of `people` is disabled. */
  @Prop({ type: Boolean }) isReminder?: boolean;
  /** For a mail: the search tokens of its subject and address. */
  @Prop({ type: [String], default: undefined }) words?: string[];
  /** For a mail beyond its mailbox's limit: the digest that lists it. */
  @Prop({ type: SchemaTypes.ObjectId }) digestId?: Types.ObjectId;
  @Prop({ type: SchemaTypes.ObjectId }) paymentId?: Types.ObjectId;
  @Prop({ type: String, enum: REFUND_KINDS }) refundKind?: RefundKind;
  /** Which refund of the payment it is; rows of earlier versions have only its kind. */
  @Prop({ type: String }) refundKey?: string;
  /** The visit of an acceptance whose mail waits until the undo expires. */
  @Prop({ type: SchemaTypes.ObjectId }) appointmentId?: Types.ObjectId;
  /** The length of the visit's history at that time; for a digest, the number of its mails. */
  @Prop({ type: Number }) version?: number;
  /** Whether the request had a slot before it was accepted. */
  @Prop({ type: Boolean }) hadSlot?: boolean;
  @Prop({ type: String, required: true, enum: MAIL_STATES }) state: EffectState;
  @Prop({ default: 0 }) tries: number;
  @Prop({ type: String, default: null }) lastError: string | null;
  /**
   * When the worker may take it; unset once it is done or has failed for good. A running worker moves it ahead
   * as its lease.
   */
  @Prop({ type: Date }) dueAt?: Date;
  @Prop({ type: Date, default: null }) sentAt: Date | null;
  createdAt: Date;
}

export const OutboxRowSchema = SchemaFactory.createForClass(OutboxRow);
OutboxRowSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
OutboxRowSchema.index({ 'mail.to': 1 }, { partialFilterExpression: { 'mail.to': { $exists: true } } });
OutboxRowSchema.index({ digestId: 1, _id: 1 }, { partialFilterExpression: { digestId: { $exists: true } } });
OutboxRowSchema.index({ effect: 1, state: 1, _id: -1 });
OutboxRowSchema.index({ effect: 1, _id: -1 });
/** A merge looks for the effects about a person. */
OutboxRowSchema.index({ people: 1 }, { partialFilterExpression: { people: { $exists: true } } });
OutboxRowSchema.index({ words: 1 }, { partialFilterExpression: { words: { $exists: true } } });

export const mailSearchTokens = ({ subject, to }: Pick<Mail, 'subject' | 'to'>): string[] =>
  searchTokensOf(subject, to);
