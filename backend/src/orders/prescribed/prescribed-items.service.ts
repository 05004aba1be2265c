import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { CartItem } from '../../../../openapi/contract/shop/orders.js';
import { loginOf } from '../../common/http/actor.js';
import type { Actor } from '../../common/http/actor.js';
import { Medicine } from '../../pharmacy/medicine.schema.js';
import { Dispensing } from '../../prescriptions/dispensing/dispensing.js';
import type { OrderedBoxes } from '../../prescriptions/dispensing/dispensing.js';
import { MedicineLookup } from '../../prescriptions/medicine-lookup.js';
import type { OnSale } from '../../prescriptions/medicine-lookup.js';
import { Prescription } from '../../prescriptions/prescription.schema.js';
import { User } from '../../users/user.schema.js';
import { VALID } from '../../records/corrections/entered-in-error.js';
import { failureOf } from '../order-refusals.js';
import type { Refusal } from '../order-refusals.js';
import type { OrderItem } from '../order.schema.js';
import { ItemRules } from './item-rules.js';

/** Items of a checkout as they were sent, and the caller. */
export interface PrescribedCart {
  sent: readonly CartItem[];
  actor: Actor | null;
}

/** Checks the items that are ordered from a prescription, and counts their boxes against its course. */
@Injectable()
export class PrescribedItems {
  constructor(
    @InjectModel(Prescription.name) private readonly prescriptions: Model<Prescription>,
    @InjectModel(Medicine.name) private readonly medicines: Model<Medicine>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly lookup: MedicineLookup,
    private readonly dispensing: Dispensing,
    private readonly rules: ItemRules,
  ) {}

  /**
   * The items of an order with the lines that they are for. It writes the prescriptions in the transaction, so that orders
   * and changes of the same lines run one after the other.
   * @param items of the order, in the order in which they were sent
   * @throws Failure NOT_FOUND, WRONG_STATE, UNACCEPTABLE or COURSE_ORDERED with a message per item
   */
  async claim(
    items: readonly OrderItem[],
    { sent, actor }: PrescribedCart,
    session: ClientSession,
  ): Promise<OrderItem[]> {
    const ids = [...new Set(sent.flatMap(({ prescription }) => prescription?.id ?? []))].toSorted();
    if (ids.length === 0) return [...items];
    const rows = await this.lock(ids, actor, session);
    const products = await this.productsOf(items, session);
    const ordered = await this.dispensing.orderedFor(
      [...rows.values()].map(({ _id }) => _id),
      session,
    );
    const onSale = await this.onSaleFor([...rows.values()]);
    const refusals: Refusal[] = [];
    const claimed = items.map((item, index): OrderItem => {
      const { prescription } = sent[index];
      if (!prescription) return item;
      const row = rows.get(prescription.id);
      const product = products.get(String(item.medicineId))!;
      const wanted = { item, index, line: prescription.line, product, isGuest: actor === null };
      const found = this.rules.check(wanted, row, { onSale, ordered });
      if ('code' in found) {
        refusals.push(found);
        return item;
      }
      ordered.push(boxesOf(item, found));
      return { ...item, prescription: found };
    });
    if (refusals.length > 0) throw failureOf(refusals);
    return claimed;
  }

  /** The prescriptions of the people for whom the caller may act. */
  private async lock(
    ids: string[],
    actor: Actor | null,
    session: ClientSession,
  ): Promise<Map<string, Prescription>> {
    const rows = new Map<string, Prescription>();
    if (!actor) return rows;
    const people = await this.peopleOf(actor, session);
    for (const id of ids) {
      const row = await this.prescriptions
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id), patientId: { $in: people }, ...VALID },
          { $inc: { lockVersion: 1 } },
          { session, returnDocument: 'after', timestamps: false },
        )
        .lean<Prescription>();
      if (row) rows.set(id, row);
    }
    return rows;
  }

  /** The person of the login and the dependants. */
  private async peopleOf(actor: Actor, session: ClientSession): Promise<Types.ObjectId[]> {
    const login = new Types.ObjectId(loginOf(actor).userId);
    const dependants = await this.users
      .find({ heldBy: login }, { _id: 1 })
      .session(session)
      .lean<Pick<User, '_id'>[]>();
    return [login, ...dependants.map(({ _id }) => _id)];
  }

  private async productsOf(
    items: readonly OrderItem[],
    session: ClientSession,
  ): Promise<Map<string, Medicine>> {
    const rows = await this.medicines
      .find({ _id: { $in: items.map(({ medicineId }) => medicineId) } })
      .session(session)
      .lean<Medicine[]>();
    return new Map(rows.map((row) => [String(row._id), row]));
  }

  private onSaleFor(rows: Prescription[]): Promise<OnSale> {
    return this.lookup.onSaleFor(rows.flatMap(({ medicines }) => medicines.map(({ name }) => name)));
  }
}

const boxesOf = (
  { quantity }: OrderItem,
  { id, line, perBox }: NonNullable<OrderItem['prescription']>,
): OrderedBoxes => ({
  // The order is not stored yet.
  orderId: new Types.ObjectId(),
  prescriptionId: id,
  line,
  boxes: quantity,
  perBox,
});
