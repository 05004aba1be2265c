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

/** The paid visit. Without date and time it is the specification's bare pair. */
export interface Booking {
  doctorId: Types.ObjectId;
  doctorName: string;
  /** The patient, if another person pays. */
  patientName?: string;
  speciality: Speciality | null;
  preferredDate: string | null;
  preferredTime: string | null;
  /** The length of the paid visit. */
  minutes?: number;
  /** The extra session of its time. */
  sessionId?: Types.ObjectId;
  reason: string | null;
  /** Not set for a visit in person. */
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
  /**
   * A payment has at most one refund of each kind that follows from a step; administrators may add several
   * parts.
   */
  kind: RefundKind;
  /** Its number among several of its kind; not set for a single one. */
  key?: string;
  amountPaise: number;
  reason: string;
  status: (typeof REFUND_STATUSES)[number];
  requestedAt: Date;
  /** The provider's id of the refund or dispute; not set until it exists. */
  providerId?: string;
  /** Why the bank returned it. */
  failure?: string | null;
  /** How often the bank returned it; not set if never. */
  sentBack?: number;
  /** How and when the desk paid it out; for desk payments. */
  method?: DeskMethod;
  handedOutAt?: Date;
}

/** The key of one of the portal's own refunds within its payment, the outbox and the provider. */
export const refundKeyOf = ({ key, kind }: Pick<Refund, 'key' | 'kind'>): string => key ?? kind;

export interface Dispute {
  providerId: string;
  status: DisputeStatus;
  reason: string;
  amountPaise: number;
  openedAt: Date;
  answerBy: Date | null;
  /** Whether the provider allows refunds while it is open, as during an inquiry. */
  refundable: boolean;
}

/** One checkout session or desk payment: its amount, state and purpose. */
@Schema({ collection: 'payments', timestamps: true })
export class Payment {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: PAYMENT_PURPOSES }) purpose: PaymentPurpose;
  /** For a payment at the hospital's desk. */
  @Prop({ type: String, enum: DESK_METHODS }) method?: DeskMethod;
  @Prop({ type: String, required: true, enum: PAYMENT_STATUSES }) status: PaymentStatus;
  @Prop({ required: true }) amountPaise: number;
  @Prop({ type: String, required: true, enum: ['inr'] }) currency: 'inr';
  @Prop({ type: [raw({ _id: false, name: String, unitPaise: Number, quantity: Number })], required: true })
  items: PaymentItem[];
  /** null for a guest. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) patientId: Types.ObjectId | null;
  @Prop({ type: raw({ _id: false, name: String, email: String }), required: true }) payer: Payer;
  /** For a visit: which one. */
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
  /** The appointment, order or lab booking that this payment holds or has created. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) subjectId: Types.ObjectId | null;
  /** The page of the site to which the checkout returns, e.g. /find-doctor. */
  @Prop({ required: true }) returnPath: string;
  /** The provider's checkout session, set when the provider has answered. */
  @Prop({ type: String }) sessionId?: string;
  @Prop({ type: String }) sessionUrl?: string;
  @Prop({ type: String }) paymentIntentId?: string;
  @Prop({ required: true }) expiresAt: Date;
  /** When the reconciler next asks the provider; unset once the payment is final. */
  @Prop({ type: Date }) checkAt?: Date;
  @Prop({ type: Date, default: null }) paidAt: Date | null;
  /** The amount that the provider took, if it differs from the requested one. */
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
  /** Ids of refunds that the bank returned: none of them counts again. */
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
  /** The sum of the refunds, confirmed or not; never more than the payment. */
  @Prop({ default: 0 }) refundedPaise: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A payment for a visit: always a patient's, always with the request. */
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
/** Guests only: patients' payments are found by account. */
PaymentSchema.index(
  { 'payer.email': 1 },
  { name: 'guests_by_email', partialFilterExpression: { patientId: null } },
);
PaymentSchema.index({ paidAt: 1, _id: 1 });
PaymentSchema.index({ 'refunds.requestedAt': 1, _id: 1 });
PaymentSchema.index({ 'refunds.status': 1, _id: -1 });
/** Desk payments, and their pending refunds. */
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

/** The amount taken for a payment, in paise. */
export const takenPaiseOf = ({
  takenPaise,
  amountPaise,
}: Pick<Payment, 'takenPaise' | 'amountPaise'>): number => takenPaise ?? amountPaise;
