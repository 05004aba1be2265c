import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import type { Speciality } from '../../../openapi/contract/users.js';
import type { PaymentStatus } from '../../../openapi/contract/payments.js';
import { PAYMENT_STATUSES } from '../../../openapi/contract/payments.js';

/** The visit that a payment pays for. Without date and time it is the specification's bare pair. */
export interface Booking {
  doctorId: Types.ObjectId;
  doctorName: string;
  speciality: Speciality | null;
  preferredDate: string | null;
  preferredTime: string | null;
  reason: string | null;
}

export interface Refund {
  amountPaise: number;
  reason: string;
  status: 'pending' | 'done';
}

/** One checkout session: what it costs, whether it was paid, and what it pays for. */
@Schema({ collection: 'payments', timestamps: true })
export class Payment {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: ['appointment'] }) purpose: 'appointment';
  @Prop({ type: String, required: true, enum: PAYMENT_STATUSES }) status: PaymentStatus;
  @Prop({ required: true }) amountPaise: number;
  @Prop({ type: String, required: true, enum: ['inr'] }) currency: 'inr';
  @Prop({ type: SchemaTypes.ObjectId, required: true }) patientId: Types.ObjectId;
  @Prop({ required: true }) patientName: string;
  @Prop(
    raw({
      doctorId: SchemaTypes.ObjectId,
      doctorName: String,
      speciality: String,
      preferredDate: String,
      preferredTime: String,
      reason: String,
    }),
  )
  booking: Booking;
  /** The appointment that this payment holds or has made. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) appointmentId: Types.ObjectId | null;
  /** The provider's checkout session, set when the provider has answered. */
  @Prop({ type: String }) sessionId?: string;
  @Prop({ type: String }) sessionUrl?: string;
  @Prop({ type: String }) paymentIntentId?: string;
  @Prop({ required: true }) expiresAt: Date;
  /** When the reconciler asks the provider next; unset once nothing more can happen. */
  @Prop({ type: Date }) checkAt?: Date;
  @Prop({ type: Date, default: null }) paidAt: Date | null;
  @Prop(raw({ amountPaise: Number, reason: String, status: String })) refund?: Refund;
  createdAt: Date;
  updatedAt: Date;
}

export const PaymentSchema = SchemaFactory.createForClass(Payment);
PaymentSchema.index(
  { sessionId: 1 },
  { unique: true, partialFilterExpression: { sessionId: { $exists: true } } },
);
PaymentSchema.index({ checkAt: 1 }, { partialFilterExpression: { checkAt: { $exists: true } } });
PaymentSchema.index({ patientId: 1, _id: -1 });
PaymentSchema.index({ status: 1, _id: -1 });
PaymentSchema.index({ patientId: 1, 'booking.doctorId': 1, _id: -1 });
