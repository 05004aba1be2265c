import type { ClientSession, Types } from 'mongoose';
import type { Prescription } from '../prescription.schema.js';

/** Boxes that an order has for a line of a prescription. */
export interface OrderedBoxes {
  orderId: Types.ObjectId;
  prescriptionId: Types.ObjectId;
  /** Number of the line, from 1. */
  line: number;
  boxes: number;
  /** Tablets, ml and the like in one box when it was ordered; null when unknown. */
  perBox: number | null;
}

/** What was ordered for prescriptions; the orders module provides it. */
export abstract class Dispensing {
  /** Boxes of reserved and paid orders. Cancelled, expired and fully refunded orders do not count. */
  abstract orderedFor(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<OrderedBoxes[]>;

  /** Notifies the buyers and the administrators of paid, unshipped orders of lines that must not be taken now. */
  abstract notifyOfChanged(
    prescription: Prescription,
    lines: readonly number[],
    session: ClientSession,
  ): Promise<void>;
}
