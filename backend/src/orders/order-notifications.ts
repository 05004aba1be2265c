import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import type { Order } from './order.schema.js';

type Text = Pick<Message, 'title' | 'paragraphs'>;

/** What a buyer is told when an order changes: always by mail, and in their area when they have one. */
@Injectable()
export class OrderNotifications {
  constructor(private readonly notifier: Notifier) {}

  placed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('placed', order, session, {
      title: `We have received your order ${order.number}`,
      paragraphs: [
        'Thank you. Your payment has arrived and we are preparing your medicines.',
        'You can follow and, until it is packed, cancel the order on our site.',
      ],
    });
  }

  packed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('packed', order, session, {
      title: `Your order ${order.number} is packed`,
      paragraphs: ['Your medicines are packed and will leave our pharmacy next.'],
    });
  }

  shipped(order: Order, session: ClientSession): Promise<void> {
    return this.notify('shipped', order, session, {
      title: `Your order ${order.number} is on its way`,
      paragraphs: ['Your medicines have left our pharmacy. Please keep your phone at hand for the delivery.'],
    });
  }

  delivered(order: Order, session: ClientSession): Promise<void> {
    return this.notify('delivered', order, session, {
      title: `Your order ${order.number} has been delivered`,
      paragraphs: ['Your medicines have been delivered. If anything is missing, please call us today.'],
    });
  }

  cancelled(order: Order, session: ClientSession): Promise<void> {
    const { by, msg } = order.cancellation!;
    return this.notify('cancelled', order, session, {
      title: `Your order ${order.number} is cancelled`,
      paragraphs: [by === 'buyer' ? msg : `The hospital had to cancel your order. ${msg}`],
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
        ofBooking: true,
        title: 'Your payment is being refunded',
        paragraphs: [
          'Your payment arrived after the time for which we could keep your medicines, and they are sold out.',
          `${formatPaise(payment.amountPaise)} will be refunded to your card in 5 to 7 days. We are sorry.`,
        ],
        facts: items.map(({ name, quantity }) => [name, boxes(quantity)]),
        link: '/medicine',
        linkText: 'See what we have',
      },
      session,
    );
  }

  private notify(event: string, order: Order, session: ClientSession, text: Text): Promise<void> {
    const page = order.patientId
      ? { link: '/patientlogin/orders', linkText: 'See my orders' }
      : { link: `/medicine?order=${order.number}`, linkText: 'See my order' };
    return this.notifier.notify(
      {
        ...text,
        ...page,
        key: `order:${String(order._id)}:${event}`,
        to: order.patientId,
        mailTo: order.buyer,
        because: 'order',
        ofBooking: true,
        facts: [
          ['Order number', order.number],
          ...order.items.map(({ name, quantity }): [string, string] => [name, boxes(quantity)]),
          ['Total', formatPaise(order.totalPaise)],
        ],
      },
      session,
    );
  }
}

const boxes = (quantity: number): string => (quantity === 1 ? '1 box' : `${quantity} boxes`);
