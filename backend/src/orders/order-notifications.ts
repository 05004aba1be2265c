import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import { commonWords } from '../words/common.js';
import { orderWords } from '../words/orders.js';
import type { Order } from './order.schema.js';

type Text = Pick<Message, 'title' | 'notice' | 'paragraphs'>;

/** What a buyer is told when an order changes: always by mail, and in their area when they have one. */
@Injectable()
export class OrderNotifications {
  constructor(private readonly notifier: Notifier) {}

  placed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('placed', order, session, {
      title: orderWords.placed.title(order.number),
      notice: orderWords.placed.notice,
      paragraphs: [orderWords.placed.body, orderWords.placed.follow],
    });
  }

  packed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('packed', order, session, {
      title: orderWords.packed.title(order.number),
      notice: orderWords.packed.notice,
      paragraphs: [orderWords.packed.body],
    });
  }

  shipped(order: Order, session: ClientSession): Promise<void> {
    return this.notify('shipped', order, session, {
      title: orderWords.shipped.title(order.number),
      notice: orderWords.shipped.notice,
      paragraphs: [orderWords.shipped.body],
    });
  }

  delivered(order: Order, session: ClientSession): Promise<void> {
    return this.notify('delivered', order, session, {
      title: orderWords.delivered.title(order.number),
      notice: orderWords.delivered.notice,
      paragraphs: [orderWords.delivered.body],
    });
  }

  /** @param refund what becomes of the money */
  cancelled(order: Order, refund: string, session: ClientSession): Promise<void> {
    const byBuyer = order.cancellation!.by === 'buyer';
    return this.notify('cancelled', order, session, {
      title: orderWords.cancelled.title(order.number),
      paragraphs: [byBuyer ? orderWords.cancelled.byBuyer : orderWords.cancelled.byHospital, refund],
    });
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
        title: commonWords.refundStarted,
        paragraphs: [
          orderWords.paidTooLate.cause,
          orderWords.paidTooLate.refund(formatPaise(payment.amountPaise)),
        ],
        facts: items.map(({ name, quantity }) => [name, orderWords.boxes(quantity)]),
        link: '/medicine',
        linkText: orderWords.seePharmacy,
      },
      session,
    );
  }

  private notify(event: string, order: Order, session: ClientSession, text: Text): Promise<void> {
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
          [orderWords.orderNumber, order.number],
          ...order.items.map(({ name, quantity }): [string, string] => [name, orderWords.boxes(quantity)]),
          [orderWords.total, formatPaise(order.totalPaise)],
        ],
      },
      session,
    );
  }
}
