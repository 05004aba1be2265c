import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { OrderDto, RestockBoxes } from '../../../../openapi/contract/shop/orders.js';
import { AuditService } from '../../audit/audit.service.js';
import { Failure } from '../../common/errors/errors.js';
import type { Caller } from '../../common/http/actor.js';
import { AccountLimits } from '../../common/limits/account-limits.service.js';
import { inTransaction } from '../../common/transaction.js';
import { tOrder } from '../../messages/orders.js';
import { RefundsService } from '../../payments/refunds.service.js';
import type { NewRefund } from '../../payments/refunds.service.js';
import { StockService } from '../../pharmacy/stock.service.js';
import { OrderNotifications } from '../order-notifications.js';
import { refundSentence } from '../order-steps.service.js';
import { boxesToRestock } from '../order.mapper.js';
import { Order, activeItems } from '../order.schema.js';
import type { OrderItem } from '../order.schema.js';
import { mayCancel, tooLateToCancel } from '../order.status.js';
import type { Canceller } from '../order.status.js';
import { OrdersService } from '../orders.service.js';

/** Cancels single items of an order, and puts returned boxes back into the stock. */
@Injectable()
export class OrderLines {
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

  /**
   * Cancels one item, refunds its amount and returns its boxes to the stock. A repeated call changes nothing. The last
   * item cancels the order.
   * @throws Failure NOT_FOUND, WRONG_STATE for a buyer once the order is packed, and for everyone once it is shipped
   */
  async cancel(id: string, medicineId: string, by: Caller): Promise<OrderDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    if (itemOf(row, medicineId).cancelledAt || row.status === 'cancelled')
      return this.reader.toAnswer(row, by.actor);
    const as: Canceller = by.actor.type === 'admin' ? 'hospital' : 'buyer';
    if (!mayCancel(row.status, as)) throw tooLateToCancel(row.status);
    const cancelled = await this.accounts.counted('CANCELLATIONS', by, () =>
      inTransaction(this.connection, (session) => this.cancelItem({ row, medicineId, as }, by, session)),
    );
    return this.reader.toAnswer(cancelled, by.actor);
  }

  private async cancelItem(
    { row, medicineId, as }: { row: Order; medicineId: string; as: Canceller },
    by: Caller,
    session: ClientSession,
  ): Promise<Order> {
    // Read again: an order that is packed, or an item that is cancelled, at the same moment conflicts with the write.
    const now = await this.orders.findById(row._id).session(session).lean<Order>();
    if (!now) throw new Failure('NOT_FOUND');
    const item = itemOf(now, medicineId);
    if (item.cancelledAt || now.status === 'cancelled') return now;
    if (!mayCancel(now.status, as)) throw tooLateToCancel(now.status);
    const isLast = activeItems(now).length === 1;
    const refundedPaise = await this.refund(now, item, session);
    const after = await this.orders
      .findOneAndUpdate(
        { _id: now._id, status: now.status },
        changeOf({ lastRefund: isLast ? refundSentence(refundedPaise) : null, as }, by),
        {
          session,
          returnDocument: 'after',
          ...(!isLast && { arrayFilters: [{ 'line.medicineId': item.medicineId }] }),
        },
      )
      .lean<Order>();
    if (!after) throw new Failure('EDIT_CONFLICT');
    await this.stock.giveBack([item], session);
    await (isLast
      ? this.notifications.cancelled(after, refundSentence(refundedPaise), session)
      : this.notifications.itemCancelled(after, { item, refundedPaise }, session));
    await this.record('order.cancelItem', after, { name: item.name, boxes: item.quantity }, { by, session });
    return after;
  }

  /** @returns the paise that are refunded now; less than the price of the item if others were refunded before */
  private refund(order: Order, item: OrderItem, session: ClientSession): Promise<number> {
    const refund: NewRefund = {
      kind: 'administrator',
      key: `item-${String(item.medicineId)}`,
      amountPaise: item.pricePaise * item.quantity,
      reason: tOrder('itemCancelled.reason', { name: item.name }),
      once: true,
    };
    return this.refunds.request(order.paymentId, refund, session);
  }

  /**
   * Puts returned boxes back into the stock, each once.
   * @throws Failure NOT_FOUND; WRONG_STATE for boxes that have not left the pharmacy or are back already; EDIT_CONFLICT if
   *   others were put back since
   */
  async restock(
    { id, medicineId }: { id: string; medicineId: string },
    body: RestockBoxes,
    by: Caller,
  ): Promise<OrderDto> {
    const row = await this.reader.findOrFail(id, by.actor);
    const after = await inTransaction(this.connection, async (session) => {
      const now = await this.orders.findById(row._id).session(session).lean<Order>();
      if (!now) throw new Failure('NOT_FOUND');
      const item = itemOf(now, medicineId);
      if ((item.restocked ?? 0) !== body.restocked) throw new Failure('EDIT_CONFLICT');
      if (body.boxes > boxesToRestock(now, item))
        throw new Failure('WRONG_STATE', { sentence: tOrder('restock.tooMany') });
      const restocked = body.restocked + body.boxes;
      const updated = await this.orders
        .findOneAndUpdate(
          { _id: now._id },
          { $set: { 'items.$[line].restocked': restocked } },
          { session, returnDocument: 'after', arrayFilters: [{ 'line.medicineId': item.medicineId }] },
        )
        .lean<Order>();
      await this.stock.giveBack([{ ...item, quantity: body.boxes }], session);
      await this.record('order.restock', now, { name: item.name, boxes: body.boxes }, { by, session });
      return updated!;
    });
    return this.reader.toAnswer(after, by.actor);
  }

  private record(
    action: string,
    { _id }: Order,
    after: object,
    { by, session }: { by: Caller; session: ClientSession },
  ): Promise<void> {
    return this.audit.record({ action, resource: 'orders', recordId: _id, after, ...by }, session);
  }
}

function itemOf({ items }: Order, medicineId: string): OrderItem {
  const item = items.find((one) => String(one.medicineId) === medicineId);
  if (!item) throw new Failure('NOT_FOUND');
  return item;
}

interface Cancelled {
  /** For the last item: the sentence about its refund. null for another item. */
  lastRefund: string | null;
  as: Canceller;
}

/** The last item ends the order, and stays its only item. */
function changeOf({ lastRefund, as }: Cancelled, { actor }: Caller) {
  const at = new Date();
  if (lastRefund === null) return { $set: { 'items.$[line].cancelledAt': at } };
  const msg = `${tOrder('cancellationDone')} ${lastRefund}`;
  return {
    $set: { status: 'cancelled' as const, cancellation: { by: as, byType: actor.type, msg } },
    $push: { history: { status: 'cancelled' as const, at, by: new Types.ObjectId(actor.userId) } },
  };
}
