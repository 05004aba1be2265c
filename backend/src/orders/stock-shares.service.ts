import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { HOLD_MINUTES } from '../../../openapi/contract/shop/payments.js';
import { Failure } from '../common/errors/errors.js';
import { waitOf } from '../common/limits/wait-of.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.token.js';
import { Medicine } from '../pharmacy/medicine.schema.js';
import { Order } from './order.schema.js';
import type { OrderItem } from './order.schema.js';
import { tOrder } from '../messages/orders.js';

/** This many boxes may always be reserved, so that a buyer of two need not order twice. */
const MIN_BOXES = 2;

/** Boxes of a medicine reserved by open checkouts, including this one. */
interface Reserved {
  all: number;
  /** From the same network address. */
  here: number;
  /** By guests and accounts with an unconfirmed address. */
  unproven: number;
  /** When the first of them was reserved. */
  since: Date;
}

/** Limits the boxes of a medicine that unpaid checkouts reserve. */
@Injectable()
export class StockShares {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(Medicine.name) private readonly medicines: Model<Medicine>,
  ) {}

  /**
   * Call it in the transaction that has written the order and taken its boxes. All reservations of a medicine
   * write its row, so they run one after another.
   * @throws Failure TOO_MANY_BOXES above the limit for one buyer, HOLDS_LIMIT with the seconds to wait when
   *   others have reserved too many
   */
  async assertFair(order: Pick<Order, 'items' | 'reservedFrom' | 'unproven'>, session: ClientSession) {
    for (const [index, item] of order.items.entries()) {
      const reserved = await this.reservedOf(item, order, session);
      const medicine = await this.medicines.findById(item.medicineId).session(session).lean<Medicine>();
      const share = this.shareOf((medicine?.stock ?? 0) + reserved.all);
      const isFair = reserved.here <= share && !(order.unproven && reserved.unproven > share);
      if (!isFair) throw item.quantity > share ? tooMany(item, index, share) : notNow(item, reserved.since);
    }
  }

  private shareOf(boxes: number): number {
    return Math.max(MIN_BOXES, Math.ceil((boxes * this.env.HOLDS_SHARE_OF_STOCK) / 100));
  }

  private async reservedOf(
    { medicineId }: OrderItem,
    { reservedFrom }: Pick<Order, 'reservedFrom'>,
    session: ClientSession,
  ): Promise<Reserved> {
    const boxesIf = (condition: object) => ({ $sum: { $cond: [condition, '$items.quantity', 0] } });
    const [reserved] = await this.orders
      .aggregate<Reserved>([
        { $match: { status: 'reserved', 'items.medicineId': medicineId } },
        { $unwind: '$items' },
        { $match: { 'items.medicineId': medicineId } },
        {
          $group: {
            _id: null,
            all: { $sum: '$items.quantity' },
            here: boxesIf({ $eq: ['$reservedFrom', reservedFrom] }),
            unproven: boxesIf({ $eq: ['$unproven', true] }),
            since: { $min: '$createdAt' },
          },
        },
      ])
      .session(session);
    return reserved;
  }
}

function tooMany({ name }: OrderItem, index: number, share: number): Failure {
  const sentence = tOrder('tooManyBoxes', { share, name });
  return new Failure('TOO_MANY_BOXES', { sentence, errors: { [`items.${index}.quantity`]: sentence } });
}

/** Unpaid boxes are released when their checkout ends. */
function notNow({ name }: OrderItem, since: Date): Failure {
  const left = since.getTime() + HOLD_MINUTES * 60_000 - Date.now();
  const retryAfterSeconds = Math.max(1, Math.ceil(left / 1000));
  const sentence = tOrder('boxesReserved', { name, wait: waitOf(retryAfterSeconds) });
  return new Failure('HOLDS_LIMIT', { sentence, retryAfterSeconds });
}
