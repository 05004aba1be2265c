import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types, mongo } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { loginOf } from '../common/http/actor.js';
import type { Actor, Caller } from '../common/http/actor.js';
import type { CreateMedicineCheckout, Customer } from '../../../openapi/contract/shop/orders.js';
import type { CheckoutSession } from '../../../openapi/contract/shop/payments.js';
import { isDuplicateKey } from '../common/errors/database-errors.js';
import { Failure, fieldFailure } from '../common/errors/errors.js';
import { HospitalClock } from '../common/hospital-clock.js';
import { customerNetworkOf } from '../common/http/network.js';
import { toE164 } from '../common/phone.js';
import { inTransaction } from '../common/transaction.js';
import { isUnconfirmed } from '../payments/holds/hold-claims.js';
import { HoldLimits } from '../payments/holds/hold-limits.service.js';
import { CheckoutService } from '../payments/checkout.service.js';
import type { CheckoutInitiator } from '../payments/checkout.service.js';
import type { Payment } from '../payments/payment.schema.js';
import { StockChanged, StockService } from '../pharmacy/stock.service.js';
import { CartService } from './cart.service.js';
import { newOrderNumber } from './order-number.js';
import { Order } from './order.schema.js';
import type { OrderItem } from './order.schema.js';
import { PrescribedItems } from './prescribed/prescribed-items.service.js';
import type { PrescribedCart } from './prescribed/prescribed-items.service.js';
import { StockShares } from './stock-shares.service.js';
import { tCommon } from '../messages/common.js';
import { tOrder } from '../messages/orders.js';

/** Open reservations per buyer. */
const MAX_OPEN_HOLDS = 3;
/** Expired checkouts are removed within a minute. */
const SEAT_FREE_WITHIN_SECONDS = 60;
/** How often the stock may change during a checkout before the buyer must check again. */
const TRIES = 5;

type OrderDraft = Omit<Order, 'number' | 'placedAt' | 'createdAt' | 'updatedAt'>;

interface Draft {
  order: OrderDraft;
  payment: Payment;
}

/** Starts the payment of medicines: reserves the boxes, then opens the checkout. */
@Injectable()
export class OrderCheckoutService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly cart: CartService,
    private readonly prescribed: PrescribedItems,
    private readonly stock: StockService,
    private readonly shares: StockShares,
    private readonly limits: HoldLimits,
    private readonly checkout: CheckoutService,
    private readonly clock: HospitalClock,
  ) {}

  /**
   * Opens the checkout of a cart, for a patient or a guest. The server's prices count; sent ones are only
   * compared.
   * @throws Failure of the cart or of a prescription, TOO_MANY_HOLDS, HOLDS_LIMIT, TOO_MANY_BOXES, AMOUNT_NOT_PAYABLE,
   *   PAYMENT_UNAVAILABLE
   */
  async create(body: CreateMedicineCheckout, by: Caller<Actor | null>): Promise<CheckoutSession> {
    if (by.actor && by.actor.type !== 'patient') {
      throw new Failure('FORBIDDEN', { sentence: tOrder('notForStaff') });
    }
    const buyer = buyerOf(body.user);
    for (let tries = 1; ; tries += 1) {
      const items = await this.cart.itemsOf(body);
      const { order, payment } = this.draft(items, buyer, by);
      try {
        return await this.limits.counted(payment, by, async () => {
          await this.reserve({ order, payment }, { sent: body.items ?? [], actor: by.actor });
          return this.checkout.open(payment, by);
        });
      } catch (error) {
        if (!(error instanceof StockChanged)) throw error;
        if (tries >= TRIES) throw new Failure('OUT_OF_STOCK');
      }
    }
  }

  private draft(items: OrderItem[], buyer: Customer, { actor, origin }: CheckoutInitiator): Draft {
    const orderId = new Types.ObjectId();
    const patientId = actor ? new Types.ObjectId(actor.userId) : null;
    const network = customerNetworkOf(origin.address);
    const payment = this.checkout.draft({
      purpose: 'order',
      items: items.map(({ name, pricePaise, quantity }) => ({ name, unitPaise: pricePaise, quantity })),
      patientId,
      payer: { name: buyer.name, email: buyer.email },
      subjectId: orderId,
      returnPath: '/medicine',
    });
    const order: OrderDraft = {
      _id: orderId,
      status: 'reserved',
      patientId,
      buyer,
      items,
      totalPaise: payment.amountPaise,
      paymentId: payment._id,
      holder: actor ? `patient:${loginOf(actor).userId}` : `guest:${buyer.email} ${network}`,
      reservedFrom: network,
      unproven: isUnconfirmed(actor),
      history: [{ status: 'reserved', at: new Date(), by: patientId }],
    };
    return { order, payment };
  }

  /** Order, boxes and payment in one transaction. */
  private async reserve({ order, payment }: Draft, sent: PrescribedCart): Promise<void> {
    for (let holdSeat = 0; holdSeat < MAX_OPEN_HOLDS;) {
      const number = newOrderNumber(this.clock.now().year);
      try {
        await inTransaction(this.connection, async (session) => {
          const items = await this.prescribed.claim(order.items, sent, session);
          await this.orders.create([{ ...order, items, number, holdSeat }], { session });
          await this.stock.take(order.items, session);
          await this.shares.assertFair(order, session);
          await this.checkout.store(payment, session);
        });
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (isSeatTaken(error)) holdSeat += 1;
      }
    }
    throw new Failure('TOO_MANY_HOLDS', { retryAfterSeconds: SEAT_FREE_WITHIN_SECONDS });
  }
}

function buyerOf(user: Customer): Customer {
  const phone = toE164(user.phone);
  if (!phone) throw fieldFailure('user.phone', tCommon('phoneInvalid'));
  return { ...user, phone };
}

/** Otherwise the order number exists already, and another one is tried. */
const isSeatTaken = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && 'holdSeat' in ((error.keyPattern ?? {}) as object);
