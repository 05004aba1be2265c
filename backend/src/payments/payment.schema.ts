import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { Speciality } from '../../../openapi/contract/people/fields.js';
import type { DeskMethod } from '../../../openapi/contract/shop/desk.js';
import { DESK_METHODS } from '../../../openapi/contract/shop/desk.js';
import type {
  DisputeStatus,
  PaymentPurpose,
  PaymentStatus,
  RefundKind,
} from '../../../openapi/contract/shop/payments.js';
import {
  DISPUTE_STATUSES,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  REFUND_KINDS,
  REFUND_STATUSES,
} from '../../../openapi/contract/shop/payments.js';

/** The visit that a payment pays for. Without date and time it is the specification's bare pair. */
export interface Booking {
  doctorId: Types.ObjectId;
  doctorName: string;
  /** Whose visit it is, where another person pays. */
  patientName?: string;
  speciality: Speciality | null;
  preferredDate: string | null;
  preferredTime: string | null;
  /** How long the visit takes that was paid for. */
  minutes?: number;
  /** The extra session whose time it is. */
  sessionId?: Types.ObjectId;
  reason: string | null;
  /** Left out for a visit in person. */
  kind?: 'video';
}

/** One line of the checkout; the lines add up to the amount. */
export interface PaymentItem {
  name: string;
  unitPaise: number;
  quantity: number;
}

export interface Payer {
  name: string;
  email: string;
}

export interface Refund {
  /** A payment has at most one refund of each kind that follows from a step; administrators may give several parts. */
  kind: RefundKind;
  /** Which of several of its kind it is; left out where there is one. */
  key?: string;
  amountPaise: number;
  reason: string;
  status: (typeof REFUND_STATUSES)[number];
  requestedAt: Date;
  /** What the provider calls the refund, or the dispute, that it stands for; not there until it is made. */
  providerId?: string;
  /** Why the bank has sent it back. */
  failure?: string | null;
  /** How often the bank has sent it back; not there while it never has. */
  sentBack?: number;
  /** How and when the desk has given it back; of payments that were made there. */
  method?: DeskMethod;
  handedOutAt?: Date;
}

/** What one of the portal's own refunds is called within its payment, here, in the outbox and at the provider. */
export const refundKeyOf = ({ key, kind }: Pick<Refund, 'key' | 'kind'>): string => key ?? kind;

export interface Dispute {
  providerId: string;
  status: DisputeStatus;
  reason: string;
  amountPaise: number;
  openedAt: Date;
  answerBy: Date | null;
  /** Whether the provider lets money of the payment go back while it is open: it does during an inquiry. */
  refundable: boolean;
}

/** One checkout session, or one payment at the desk: what it costs, whether it was paid, and what it pays for. */
@Schema({ collection: 'payments', timestamps: true })
export class Payment {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: PAYMENT_PURPOSES }) purpose: PaymentPurpose;
  /** Of one that was made at the hospital's desk. */
  @Prop({ type: String, enum: DESK_METHODS }) method?: DeskMethod;
  @Prop({ type: String, required: true, enum: PAYMENT_STATUSES }) status: PaymentStatus;
  @Prop({ required: true }) amountPaise: number;
  @Prop({ type: String, required: true, enum: ['inr'] }) currency: 'inr';
  @Prop({ type: [raw({ _id: false, name: String, unitPaise: Number, quantity: Number })], required: true })
  items: PaymentItem[];
  /** null for a guest. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) patientId: Types.ObjectId | null;
  @Prop({ type: raw({ _id: false, name: String, email: String }), required: true }) payer: Payer;
  /** Of a visit: which one. */
  @Prop(
    raw({
      doctorId: SchemaTypes.ObjectId,
      doctorName: String,
      patientName: String,
      speciality: String,
      preferredDate: String,
      preferredTime: String,
      minutes: Number,
      sessionId: SchemaTypes.ObjectId,
      reason: String,
      kind: String,
    }),
  )
  booking?: Booking;
  /** The appointment, order or lab booking that this payment holds or has made. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) subjectId: Types.ObjectId | null;
  /** Route of the site that the checkout leads back to, e.g. /find-doctor. */
  @Prop({ required: true }) returnPath: string;
  /** The provider's checkout session, set when the provider has answered. */
  @Prop({ type: String }) sessionId?: string;
  @Prop({ type: String }) sessionUrl?: string;
  @Prop({ type: String }) paymentIntentId?: string;
  @Prop({ required: true }) expiresAt: Date;
  /** When the reconciler asks the provider next; unset once nothing more can happen. */
  @Prop({ type: Date }) checkAt?: Date;
  @Prop({ type: Date, default: null }) paidAt: Date | null;
  /** What the provider took, when that is not what it was asked to take. */
  @Prop({ type: Number }) takenPaise?: number;
  /** Oldest first. */
  @Prop({
    type: [
      raw({
        _id: false,
        kind: { type: String, enum: REFUND_KINDS },
        key: String,
        amountPaise: Number,
        reason: String,
        status: { type: String, enum: REFUND_STATUSES },
        requestedAt: Date,
        providerId: String,
        failure: String,
        sentBack: Number,
        method: { type: String, enum: DESK_METHODS },
        handedOutAt: Date,
      }),
    ],
    default: [],
  })
  refunds: Refund[];
  /** Refunds that the bank has sent back, as the provider calls them: none of them counts again. */
  @Prop({ type: [String], default: undefined }) failedRefundIds?: string[];
  /** Oldest first. */
  @Prop({
    type: [
      raw({
        _id: false,
        providerId: String,
        status: { type: String, enum: DISPUTE_STATUSES },
        reason: String,
        amountPaise: Number,
        openedAt: Date,
        answerBy: { type: Date, default: null },
        refundable: Boolean,
      }),
    ],
    default: undefined,
  })
  disputes?: Dispute[];
  /** The sum of the refunds, whether or not the provider has confirmed them: never more than was taken. */
  @Prop({ default: 0 }) refundedPaise: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A payment for a visit: always a patient's, always with what was asked for. */
export type VisitPayment = Payment & { patientId: Types.ObjectId; booking: Booking };

export const PaymentSchema = SchemaFactory.createForClass(Payment);
PaymentSchema.index(
  { sessionId: 1 },
  { unique: true, partialFilterExpression: { sessionId: { $exists: true } } },
);
PaymentSchema.index({ checkAt: 1 }, { partialFilterExpression: { checkAt: { $exists: true } } });
PaymentSchema.index({ patientId: 1, _id: -1 });
PaymentSchema.index({ status: 1, _id: -1 });
PaymentSchema.index({ purpose: 1, _id: -1 });
PaymentSchema.index({ patientId: 1, 'booking.doctorId': 1, _id: -1 });
PaymentSchema.index({ 'booking.doctorId': 1, _id: -1 });
/** Guests only: a patient's payments are found by the account. */
PaymentSchema.index(
  { 'payer.email': 1 },
  { name: 'guests_by_email', partialFilterExpression: { patientId: null } },
);
PaymentSchema.index({ paidAt: 1, _id: 1 });
PaymentSchema.index({ 'refunds.requestedAt': 1, _id: 1 });
PaymentSchema.index({ 'refunds.status': 1, _id: -1 });
/** What was paid at the desk, and what of it waits there. */
PaymentSchema.index(
  { method: 1, 'refunds.status': 1, _id: -1 },
  { name: 'desk_payments', partialFilterExpression: { method: { $exists: true } } },
);
PaymentSchema.index(
  { 'refunds.handedOutAt': 1 },
  { name: 'desk_refunds', partialFilterExpression: { 'refunds.handedOutAt': { $exists: true } } },
);
PaymentSchema.index(
  { 'disputes.status': 1, _id: -1 },
  { partialFilterExpression: { 'disputes.status': { $exists: true } } },
);
PaymentSchema.index(
  { paymentIntentId: 1 },
  { partialFilterExpression: { paymentIntentId: { $exists: true } } },
);

/** What was taken for a payment, in paise. */
export const takenPaiseOf = ({
  takenPaise,
  amountPaise,
}: Pick<Payment, 'takenPaise' | 'amountPaise'>): number => takenPaise ?? amountPaise;
