import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import type { Letter } from '../words/letter.js';
import { orderWords } from '../words/orders.js';
import type { Order } from './order.schema.js';

/** What a buyer is told when an order changes: always by mail, and in their area when they have one. */
@Injectable()
export class OrderNotifications {
  constructor(private readonly notifier: Notifier) {}

  placed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('placed', order, session, orderWords.placed(order.number));
  }

  packed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('packed', order, session, orderWords.packed(order.number));
  }

  shipped(order: Order, session: ClientSession): Promise<void> {
    return this.notify('shipped', order, session, orderWords.shipped(order.number));
  }

  delivered(order: Order, session: ClientSession): Promise<void> {
    return this.notify('delivered', order, session, orderWords.delivered(order.number));
  }

  /** @param refund what becomes of the money */
  cancelled(order: Order, refund: string, session: ClientSession): Promise<void> {
    const byBuyer = order.cancellation!.by === 'buyer';
    return this.notify('cancelled', order, session, orderWords.cancelled(order.number, byBuyer, refund));
  }

  /** The payment came after the reservation, and the boxes are gone: the money goes back. */
  lost(payment: Payment, session: ClientSession): Promise<void> {
    const { items, payer, patientId } = payment;
    return this.notifier.notify(
      {
        key: `payment:${String(payment._id)}:lost`,
        to: patientId,
        mailTo: payer,
        because: 'order',
        ...orderWords.lost(formatPaise(payment.amountPaise)),
        facts: items.map(({ name, quantity }) => [name, orderWords.boxes(quantity)]),
        link: '/medicine',
        linkText: orderWords.seePharmacy,
      },
      session,
    );
  }

  private notify(event: string, order: Order, session: ClientSession, text: Letter): Promise<void> {
    const page = order.patientId
      ? { link: '/patientlogin/orders', linkText: orderWords.seeOrders }
      : { link: `/orders?order=${order.number}`, linkText: orderWords.seeOrder };
    return this.notifier.notify(
      {
        ...text,
        ...page,
        key: `order:${String(order._id)}:${event}`,
        to: order.patientId,
        mailTo: order.buyer,
        because: 'order',
        facts: [
          [orderWords.facts.number, order.number],
          ...order.items.map(({ name, quantity }): [string, string] => [name, orderWords.boxes(quantity)]),
          [orderWords.facts.total, formatPaise(order.totalPaise)],
        ],
      },
      session,
    );
  }
}
