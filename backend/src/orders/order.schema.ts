import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { ORDER_STATUSES } from '../../../openapi/contract/shop/orders.js';
import type { Customer } from '../../../openapi/contract/shop/orders.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { UNPAID_STATUSES } from './order.status.js';
import type { Canceller, StoredStatus } from './order.status.js';

/** One medicine as it was sold: its name and prices are copied in. */
export interface OrderItem {
  medicineId: Types.ObjectId;
  name: string;
  image: string | null;
  /** What was charged for one box. */
  pricePaise: number;
  listPricePaise: number;
  quantity: number;
}

export interface OrderChange {
  status: StoredStatus;
  at: Date;
  /** Who did it; null for a guest and for the system. */
  by: Types.ObjectId | null;
}

export interface OrderCancellation {
  by: Canceller;
  /** The role of the person who cancelled; null for a guest. */
  byType: UserType | null;
  msg: string;
}

/** An unpaid checkout is deleted after this time, with the buyer's address. */
const LAPSED_KEPT_SECONDS = 7 * 24 * 3600;

/** Medicines bought, from the reservation of their boxes to the door. */
@Schema({ collection: 'orders', timestamps: true })
export class Order {
  _id: Types.ObjectId;
  @Prop({ required: true }) number: string;
  @Prop({ type: String, required: true, enum: [...UNPAID_STATUSES, ...ORDER_STATUSES] })
  status: StoredStatus;
  /** null for a guest. */
  @Prop({ type: SchemaTypes.ObjectId, default: null }) patientId: Types.ObjectId | null;
  @Prop({
    type: raw({ _id: false, name: String, email: String, phone: String, address: String }),
    required: true,
  })
  buyer: Customer;
  @Prop({
    type: [
      raw({
        _id: false,
        medicineId: SchemaTypes.ObjectId,
        name: String,
        image: String,
        pricePaise: Number,
        listPricePaise: Number,
        quantity: Number,
      }),
    ],
    required: true,
  })
  items: OrderItem[];
  @Prop({ required: true }) totalPaise: number;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) paymentId: Types.ObjectId;
  /** Who has it reserved: a patient, or the email address of a guest. */
  @Prop({ required: true }) holder: string;
  /** Of a reservation: which of the holder's few places for open checkouts it takes. */
  @Prop({ type: Number }) holdSeat?: number;
  /** Of a reservation: the network it came from. */
  @Prop({ type: String }) reservedFrom?: string;
  /** Of a reservation: whether a guest or an account with an unconfirmed address made it. */
  @Prop({ type: Boolean }) unproven?: boolean;
  /** When it was paid. */
  @Prop({ type: Date, default: null }) placedAt: Date | null;
  @Prop({ type: Date }) lapsedAt?: Date;
  @Prop(raw({ by: String, byType: String, msg: String })) cancellation?: OrderCancellation;
  @Prop({ type: [raw({ _id: false, status: String, at: Date, by: SchemaTypes.ObjectId })], default: [] })
  history: OrderChange[];
  createdAt: Date;
  updatedAt: Date;
}

export const OrderSchema = SchemaFactory.createForClass(Order);
OrderSchema.index({ number: 1 }, { unique: true });
/** A buyer has as many open reservations as there are seats. */
OrderSchema.index(
  { holder: 1, holdSeat: 1 },
  { name: 'reservations_per_buyer', unique: true, partialFilterExpression: { holdSeat: { $exists: true } } },
);
OrderSchema.index({ patientId: 1, _id: -1 });
/** What of a medicine is reserved. */
OrderSchema.index(
  { 'items.medicineId': 1 },
  { name: 'reservations_of_medicine', partialFilterExpression: { status: 'reserved' } },
);
/** Guests only: a patient's orders are found by the account. */
OrderSchema.index(
  { 'buyer.email': 1 },
  { name: 'guests_by_email', partialFilterExpression: { patientId: null } },
);
OrderSchema.index({ status: 1, _id: -1 });
OrderSchema.index({ placedAt: 1 });
OrderSchema.index({ lapsedAt: 1 }, { expireAfterSeconds: LAPSED_KEPT_SECONDS });
