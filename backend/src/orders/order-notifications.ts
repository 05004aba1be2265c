import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { formatPaise } from '../common/money.js';
import { Notifier } from '../notifications/notifier.service.js';
import type { Message } from '../notifications/notifier.service.js';
import type { Payment } from '../payments/payment.schema.js';
import { tCommon } from '../messages/common.js';
import { tOrder } from '../messages/orders.js';
import { activeItems, activePaise } from './order.schema.js';
import type { Order, OrderItem } from './order.schema.js';

type Text = Pick<Message, 'title' | 'notice' | 'paragraphs'>;

/** Notifies the buyer when an order changes: by mail, and in the patient area if the buyer has an account. */
@Injectable()
export class OrderNotifications {
  constructor(private readonly notifier: Notifier) {}

  placed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('placed', order, session, {
      title: tOrder('placed.title', { number: order.number }),
      notice: tOrder('placed.notice'),
      paragraphs: [tOrder('placed.body'), tOrder('placed.follow')],
    });
  }

  packed(order: Order, session: ClientSession): Promise<void> {
    return this.notify('packed', order, session, {
      title: tOrder('packed.title', { number: order.number }),
      notice: tOrder('packed.notice'),
      paragraphs: [tOrder('packed.body')],
    });
  }

  shipped(order: Order, session: ClientSession): Promise<void> {
    return this.notify('shipped', order, session, {
      title: tOrder('shipped.title', { number: order.number }),
      notice: tOrder('shipped.notice'),
      paragraphs: [tOrder('shipped.body')],
    });
  }

  delivered(order: Order, session: ClientSession): Promise<void> {
    return this.notify('delivered', order, session, {
      title: tOrder('delivered.title', { number: order.number }),
      notice: tOrder('delivered.notice'),
      paragraphs: [tOrder('delivered.body')],
    });
  }

  /** @param refund the message about the refund */
  cancelled(order: Order, refund: string, session: ClientSession): Promise<void> {
    const byBuyer = order.cancellation!.by === 'buyer';
    return this.notify('cancelled', order, session, {
      title: tOrder('cancelled.title', { number: order.number }),
      paragraphs: [byBuyer ? tOrder('cancelled.byBuyer') : tOrder('cancelled.byHospital'), refund],
    });
  }

  /** One item was cancelled; the others are delivered. */
  itemCancelled(
    order: Order,
    { item: { medicineId, name }, refundedPaise }: { item: OrderItem; refundedPaise: number },
    session: ClientSession,
  ): Promise<void> {
    const amount = formatPaise(refundedPaise);
    return this.notify(`item-cancelled:${String(medicineId)}`, order, session, {
      title: tOrder('itemCancelled.title', { number: order.number }),
      paragraphs: [
        refundedPaise > 0
          ? tOrder('itemCancelled.body', { name, amount })
          : tOrder('itemCancelled.nothingRefunded', { name }),
      ],
    });
  }

  /** The payment arrived after the reservation ended and the boxes are sold: it is refunded. */
  lost(payment: Payment, session: ClientSession): Promise<void> {
    const { items, payer, patientId } = payment;
    return this.notifier.notify(
      {
        key: `payment:${String(payment._id)}:lost`,
        to: patientId,
        mailTo: payer,
        because: 'order',
        title: tCommon('refundStarted'),
        paragraphs: [
          tOrder('paidTooLate.cause'),
          tOrder('paidTooLate.refund', { amount: formatPaise(payment.amountPaise) }),
        ],
        facts: items.map(({ name, quantity }) => [name, tOrder('boxes', { quantity })]),
        link: '/medicine',
        linkText: tOrder('seePharmacy'),
      },
      session,
    );
  }

  private notify(event: string, order: Order, session: ClientSession, text: Text): Promise<void> {
    const page = order.patientId
      ? { link: '/patientlogin/orders', linkText: tOrder('seeOrders') }
      : { link: `/orders?order=${order.number}`, linkText: tOrder('seeOrder') };
    return this.notifier.notify(
      {
        ...text,
        ...page,
        key: `order:${String(order._id)}:${event}`,
        to: order.patientId,
        mailTo: order.buyer,
        because: 'order',
        facts: [
          [tOrder('orderNumber'), order.number],
          ...activeItems(order).map(({ name, quantity }): [string, string] => [
            name,
            tOrder('boxes', { quantity }),
          ]),
          [tOrder('total'), formatPaise(activePaise(order))],
        ],
      },
      session,
    );
  }
}
