import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { HospitalClock } from '../../common/hospital-clock.js';
import { Medicine } from '../../pharmacy/medicine.schema.js';
import { coursesOf, countBoxes } from '../../prescriptions/dispensing/course-boxes.js';
import { Dispensing } from '../../prescriptions/dispensing/dispensing.js';
import { statusesNow } from '../../prescriptions/lifecycle/orderable.js';
import { Prescription } from '../../prescriptions/prescription.schema.js';
import { Order } from '../order.schema.js';
import type { OrderItem } from '../order.schema.js';
import { problemOf } from './item-problem.js';
import { PrescribedOrderNotifications } from './prescribed-order-notifications.service.js';

/** An order whose items may be for prescriptions. */
type PaidOrder = Pick<Order, '_id' | 'status' | 'items'>;

/** Looks after items of paid orders whose prescription has changed since the checkout. */
@Injectable()
export class PaidItems {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(Medicine.name) private readonly medicines: Model<Medicine>,
    private readonly dispensing: Dispensing,
    private readonly notifications: PrescribedOrderNotifications,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * Keeps a paid order whose medicine was stopped during the payment, and notifies of it. It writes the prescriptions, so
   * a change of a line comes before or after the payment: one of the two notifies.
   */
  async checkAtPayment(order: Order, session: ClientSession): Promise<void> {
    const ids = [...new Set(order.items.flatMap(({ prescription }) => String(prescription?.id ?? '')))];
    for (const id of ids.filter((one) => one !== '').toSorted()) {
      const row = await this.prescriptions
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id) },
          { $inc: { lockVersion: 1 } },
          { session, returnDocument: 'after', timestamps: false },
        )
        .lean<Prescription>();
      if (row) await this.checkItems(order, row, session);
    }
  }

  /** The problems of orders that have not left the pharmacy, by order and place of the item. */
  async problemsOf(
    orders: readonly PaidOrder[],
  ): Promise<(order: PaidOrder, index: number) => string | null> {
    const open = orders.filter(({ status }) => status === 'placed' || status === 'packed');
    const ids = open.flatMap(({ items }) => items.flatMap(({ prescription }) => prescription?.id ?? []));
    if (ids.length === 0) return () => null;
    const rows = await this.prescriptions.find({ _id: { $in: ids } }).lean<Prescription[]>();
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return (order, index) => {
      const { prescription } = order.items[index];
      const row = prescription && open.includes(order) ? byId.get(String(prescription.id)) : undefined;
      return prescription && row ? problemOf(prescription, row, this.clock) : null;
    };
  }

  private async checkItems(order: Order, row: Prescription, session: ClientSession): Promise<void> {
    const items: OrderItem[] = [];
    for (const [index, item] of order.items.entries()) {
      if (!item.prescription?.id.equals(row._id)) continue;
      const isBeyondCourse = order.lapsedAt
        ? await this.isBeyondCourse(order, { item, index, row }, session)
        : false;
      if (isBeyondCourse) {
        const set = { [`items.${index}.prescription.isBeyondCourse`]: true };
        await this.orders.updateOne({ _id: order._id }, { $set: set }, { session });
      }
      items.push({ ...item, prescription: { ...item.prescription, isBeyondCourse } });
    }
    await this.notifications.changed(order, items, { prescription: row, session });
  }

  /** A checkout that had expired was no longer counted, so another order may have taken its boxes of the course. */
  private async isBeyondCourse(
    { _id, items }: Order,
    { item, index, row }: { item: OrderItem; index: number; row: Prescription },
    session: ClientSession,
  ): Promise<boolean> {
    const product = await this.medicines.findById(item.medicineId).session(session).lean<Medicine>();
    const course = coursesOf(row, statusesNow(row, this.clock)).find(({ lines }) =>
      lines.includes(item.prescription!.line),
    );
    const others = (await this.dispensing.orderedFor([row._id], session)).filter(
      ({ orderId }) => !orderId.equals(_id),
    );
    const earlier = items
      .slice(0, index)
      .filter(({ prescription }) => prescription?.id.equals(row._id))
      .map(({ quantity, prescription }) => ({ ...prescription!, boxes: quantity }));
    const left = course ? countBoxes(course, product, [...others, ...earlier]).left : null;
    return left !== null && !product!.overTheCounter && item.quantity > left;
  }
}
