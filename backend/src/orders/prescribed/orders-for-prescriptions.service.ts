import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Dispensing, OrderedBoxes } from '../../prescriptions/dispensing/dispensing.js';
import type { Prescription } from '../../prescriptions/prescription.schema.js';
import { Order, activeItems } from '../order.schema.js';
import { PrescribedOrderNotifications } from './prescribed-order-notifications.service.js';

type Counted = Pick<Order, '_id' | 'items' | 'totalPaise' | 'refundedPaise'>;

/** What was ordered for prescriptions, for the prescriptions module. */
@Injectable()
export class OrdersForPrescriptions implements Dispensing {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly notifications: PrescribedOrderNotifications,
  ) {}

  async orderedFor(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<OrderedBoxes[]> {
    if (ids.length === 0) return [];
    const rows = await this.orders
      .find(
        { 'items.prescription.id': { $in: ids }, status: { $nin: ['lapsed', 'cancelled'] } },
        { items: 1, totalPaise: 1, refundedPaise: 1 },
      )
      .session(session ?? null)
      .lean<Counted[]>();
    return rows
      .filter(({ totalPaise, refundedPaise = 0 }) => refundedPaise < totalPaise)
      .flatMap(({ _id, items }) =>
        items.filter(({ cancelledAt }) => !cancelledAt).flatMap((item) => boxesOf(_id, item)),
      );
  }

  async notifyOfChanged(
    prescription: Prescription,
    lines: readonly number[],
    session: ClientSession,
  ): Promise<void> {
    const orders = await this.orders
      .find({ 'items.prescription.id': prescription._id, status: { $in: ['placed', 'packed'] } })
      .session(session)
      .lean<Order[]>();
    for (const order of orders) {
      const items = activeItems(order).filter(
        ({ prescription: of }) => of?.id.equals(prescription._id) && lines.includes(of.line),
      );
      if (items.length > 0) await this.notifications.changed(order, items, { prescription, session });
    }
  }
}

function boxesOf(
  orderId: Types.ObjectId,
  { prescription, quantity }: Order['items'][number],
): OrderedBoxes[] {
  if (!prescription) return [];
  const { id: prescriptionId, line, perBox } = prescription;
  return [{ orderId, prescriptionId, line, boxes: quantity, perBox: perBox ?? null }];
}
