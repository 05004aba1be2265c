import { Prop, Schema, SchemaFactory, raw } from '@nestjs/mongoose';
import { SchemaTypes, Types } from 'mongoose';
import { ORDER_STATUSES } from '../../../openapi/contract/shop/orders.js';
import type { Customer } from '../../../openapi/contract/shop/orders.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { UNPAID_STATUSES } from './order.status.js';
import type { Canceller, StoredStatus } from './order.status.js';

/** The line of a prescription that an item was ordered for. */
export interface PrescribedFor {
  id: Types.ObjectId;
  /** Printed number of the prescription. */
  number: string;
  /** Number of the line, from 1. */
  line: number;
  /** Tablets, ml and the like in one box when it was ordered; null when unknown. */
  perBox: number | null;
  /** Whether a late payment made it more boxes than the course needs. */
  isBeyondCourse?: boolean;
}

/** A medicine as sold: its name and prices are copied. */
export interface OrderItem {
  medicineId: Types.ObjectId;
  name: string;
  image: string | null;
  /** The charged price per box. */
  pricePaise: number;
  listPricePaise: number;
  quantity: number;
  /** Missing for an item that was not ordered from a prescription. */
  prescription?: PrescribedFor;
  /** When the item alone was cancelled; its boxes are back in the stock. */
  cancelledAt?: Date;
  /** Boxes that the buyer returned and the pharmacy sells again. */
  restocked?: number;
}

/** The items that the buyer gets. */
export const activeItems = ({ items }: Pick<Order, 'items'>): OrderItem[] =>
  items.filter(({ cancelledAt }) => !cancelledAt);

/** The price of the items that the buyer gets. */
export const activePaise = (order: Pick<Order, 'items'>): number =>
  activeItems(order).reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);

export interface OrderChange {
  status: StoredStatus;
  at: Date;
  /** The user; null for a guest and for the system. */
  by: Types.ObjectId | null;
}

export interface OrderCancellation {
  by: Canceller;
  /** The role of the person who cancelled; null for a guest. */
  byType: UserType | null;
  msg: string;
}

/** An unpaid checkout is deleted after this time, including the buyer's address. */
const LAPSED_KEPT_SECONDS = 7 * 24 * 3600;

/** An order of medicines, from the reservation to the delivery. */
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
        prescription: {
          type: raw({
            _id: false,
            id: SchemaTypes.ObjectId,
            number: String,
            line: Number,
            perBox: Number,
            isBeyondCourse: Boolean,
          }),
          default: undefined,
        },
        cancelledAt: Date,
        restocked: Number,
      }),
    ],
    required: true,
  })
  items: OrderItem[];
  /** The paid price of all items, also of those that were cancelled later. */
  @Prop({ required: true }) totalPaise: number;
  @Prop({ type: SchemaTypes.ObjectId, required: true }) paymentId: Types.ObjectId;
  /** The owner of the reservation: a patient, or the email address of a guest. */
  @Prop({ required: true }) holder: string;
  /** For a reservation: which of the owner's few open checkouts it is. */
  @Prop({ type: Number }) holdSeat?: number;
  /** For a reservation: the network it came from. */
  @Prop({ type: String }) reservedFrom?: string;
  /** For a reservation: whether a guest or an account with an unconfirmed address made it. */
  @Prop({ type: Boolean }) unproven?: boolean;
  /** When it was paid. */
  @Prop({ type: Date, default: null }) placedAt: Date | null;
  @Prop({ type: Date }) lapsedAt?: Date;
  /** What was refunded without a cancellation. */
  @Prop({ type: Number }) refundedPaise?: number;
  @Prop(raw({ by: String, byType: String, msg: String })) cancellation?: OrderCancellation;
  @Prop({ type: [raw({ _id: false, status: String, at: Date, by: SchemaTypes.ObjectId })], default: [] })
  history: OrderChange[];
  createdAt: Date;
  updatedAt: Date;
}

export const OrderSchema = SchemaFactory.createForClass(Order);
OrderSchema.index({ number: 1 }, { unique: true });
/** Limits a buyer's open reservations to the number of seats. */
OrderSchema.index(
  { holder: 1, holdSeat: 1 },
  { name: 'reservations_per_buyer', unique: true, partialFilterExpression: { holdSeat: { $exists: true } } },
);
OrderSchema.index({ patientId: 1, _id: -1 });
/** A merge looks for all of a buyer's orders. */
OrderSchema.index(
  { holder: 1 },
  { name: 'orders_per_buyer', partialFilterExpression: { holder: { $exists: true } } },
);
/** Finds the reservations of a medicine. */
OrderSchema.index(
  { 'items.medicineId': 1 },
  { name: 'reservations_of_medicine', partialFilterExpression: { status: 'reserved' } },
);
/** Finds the paid boxes of a medicine that are still on the shelf. */
OrderSchema.index(
  { 'items.medicineId': 1 },
  { name: 'unpacked_of_medicine', partialFilterExpression: { status: 'placed' } },
);
/** Counts what was ordered for a prescription. */
OrderSchema.index({ 'items.prescription.id': 1 }, { name: 'orders_for_prescription', sparse: true });
/** Guests only: patients' orders are found by account. */
OrderSchema.index(
  { 'buyer.email': 1 },
  { name: 'guests_by_email', partialFilterExpression: { patientId: null } },
);
OrderSchema.index({ status: 1, _id: -1 });
OrderSchema.index({ placedAt: 1 });
OrderSchema.index({ lapsedAt: 1 }, { expireAfterSeconds: LAPSED_KEPT_SECONDS });
