import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { Actor, Caller, Origin } from '../common/http/actor.js';
import type { FindOrder, OrderDto } from '../../../openapi/contract/shop/orders.js';
import { AuditService } from '../audit/audit.service.js';
import { Failure } from '../common/errors/errors.js';
import { formatPaise } from '../common/money.js';
import { tOrder } from '../messages/orders.js';
import { AccountLimits } from '../common/limits/account-limits.service.js';
import { inTransaction } from '../common/transaction.js';
import { RefundsService } from '../payments/refunds.service.js';
import { StockService } from '../pharmacy/stock.service.js';
import { OrderNotifications } from './order-notifications.js';
import { Order, activeItems } from './order.schema.js';
import { assertTransition, mayCancel, tooLateToCancel, wrongState } from './order.status.js';
import type { StoredStatus } from './order.status.js';
import { OrdersService } from './orders.service.js';

interface Step {
  to: StoredStatus;
  action: string;
  /** null for a guest. */
  actor: Actor | null;
  origin: Origin;
  /** Further columns that change with the status. They may depend on reads of the transaction. */
  set?: (session: ClientSession) => Promise<Partial<Order>>;
  /** Writes that belong to the step. */
  writeWithTransition: (row: Order, session: ClientSession) => Promise<void>;
}

/** Moves an order from one state to the next. Every step happens once, also with parallel calls. */
@Injectable()
export class OrderSteps {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly reader: OrdersService,
    private readonly refunds: RefundsService,
    private readonly stock: StockService,
    private readonly notifications: OrderNotifications,
    private readonly audit: AuditService,
    private readonly accounts: AccountLimits,
  ) {}

  pack(id: string, by: Caller): Promise<OrderDto> {
    const writeWithTransition: Step['writeWithTransition'] = (order, session) =>
      this.notifications.packed(order, session);
    return this.advance(id, { to: 'packed', action: 'order.pack', ...by, writeWithTransition });
  }

  /** One of several orders. @throws Failure WRONG_STATE when its prescription has changed: it must be looked at first */
  async inBulk(id: string, step: 'pack' | 'ship', by: Caller): Promise<OrderDto> {
    const { number, items } = await this.reader.get(id, by.actor);
    const problem = items.find(({ prescription }) => prescription?.problem)?.prescription?.problem;
    if (problem)
      throw new Failure('WRONG_STATE', {
        sentence: tOrder('prescribed.openFirst', { number, step, problem }),
      });
    return this[step](id, by);
  }

  ship(id: string, by: Caller): Promise<OrderDto> {
    const writeWithTransition: Step['writeWithTransition'] = (order, session) =>
      this.notifications.shipped(order, session);
    return this.advance(id, { to: 'shipped', action: 'order.ship', ...by, writeWithTransition });
  }

  deliver(id: string, by: Caller): Promise<OrderDto> {
    const writeWithTransition: Step['writeWithTransition'] = (order, session) =>
      this.notifications.delivered(order, session);
    return this.advance(id, { to: 'delivered', action: 'order.deliver', ...by, writeWithTransition });
  }

  /**
   * Cancels an order, refunds it in full and returns the boxes to the stock. A repeated call returns the same
   * answer.
   */
  async cancel(id: string, by: Caller): Promise<OrderDto> {
    return this.cancelRow(await this.reader.findOrFail(id, by.actor), by);
  }

  /** The same for a guest with the order's number and email address. */
  async cancelForGuest(found: FindOrder, origin: Origin): Promise<OrderDto> {
    return this.cancelRow(await this.reader.findForGuest(found), { actor: null, origin });
  }

  private async cancelRow(row: Order, by: Caller<Actor | null>): Promise<OrderDto> {
    if (row.status === 'cancelled') return this.reader.toAnswer(row, by.actor);
    const canceller = by.actor?.type === 'admin' ? 'hospital' : 'buyer';
    if (!mayCancel(row.status, canceller)) throw tooLateToCancel(row.status);
    return this.accounts.counted('CANCELLATIONS', by, () => this.takeBack(row, by, canceller));
  }

  private takeBack(row: Order, by: Caller<Actor | null>, canceller: 'hospital' | 'buyer'): Promise<OrderDto> {
    let refund = '';
    return this.step(row, {
      to: 'cancelled',
      action: 'order.cancel',
      ...by,
      set: async (session) => {
        refund = refundSentence(await this.refunds.left(row.paymentId, session));
        const msg = `${tOrder('cancellationDone')} ${refund}`;
        return { cancellation: { by: canceller, byType: by.actor?.type ?? null, msg } };
      },
      writeWithTransition: async (order, session) => {
        const newRefund = {
          kind: 'cancellation',
          amountPaise: order.totalPaise,
          reason: tOrder('cancelledReason'),
        } as const;
        await this.refunds.request(order.paymentId, newRefund, session);
        await this.stock.giveBack(activeItems(order), session);
        await this.notifications.cancelled(order, refund, session);
      },
    });
  }

  private async advance(id: string, step: Step & { actor: Actor }): Promise<OrderDto> {
    return this.step(await this.reader.findOrFail(id, step.actor), step);
  }

  /** Writes every step: conditional on the previous state, together with all its side effects. */
  private async step(
    row: Order,
    { to, action, actor, origin, set, writeWithTransition }: Step,
  ): Promise<OrderDto> {
    assertTransition(row.status, to);
    const actorId = actor && new Types.ObjectId(actor.userId);
    const updated = await inTransaction(this.connection, async (session) => {
      const columns = await set?.(session);
      const after = await this.orders
        .findOneAndUpdate(
          { _id: row._id, status: row.status },
          {
            $set: { ...columns, status: to },
            $push: { history: { status: to, at: new Date(), by: actorId } },
          },
          { session, returnDocument: 'after' },
        )
        .lean<Order>();
      if (!after) return this.overtaken(row._id, to, session);
      await writeWithTransition(after, session);
      const change = { before: { status: row.status }, after: { status: to, ...columns } };
      await this.audit.record(
        { action, actor, resource: 'orders', recordId: row._id, ...change, origin },
        session,
      );
      return after;
    });
    return this.reader.toAnswer(updated, actor);
  }

  /**
   * Another call was faster. Cancelling a cancelled order succeeds. It reads within the transaction, because
   * the other write may not have a majority yet.
   */
  private async overtaken(id: Types.ObjectId, to: StoredStatus, session: ClientSession): Promise<Order> {
    const now = await this.orders.findById(id).session(session).lean<Order>();
    if (now?.status === 'cancelled' && to === 'cancelled') return now;
    throw now ? wrongState(now.status) : new Failure('NOT_FOUND');
  }
}

/** The message about the refund. @param leftPaise the part of the payment that is not yet refunded */
export const refundSentence = (leftPaise: number): string =>
  leftPaise > 0 ? tOrder('refund', { amount: formatPaise(leftPaise) }) : tOrder('refundedBefore');
