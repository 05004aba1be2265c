import { DateTime } from 'luxon';
import { formatAmount } from '../common/money.js';
import { refundNotes } from '../payments/refund-state.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { PaidOrder } from './orders.service.js';
import { commonWords } from '../words/common.js';
import { paymentWords } from '../words/shop/payments.js';
import { orderWords } from '../words/orders.js';

/** The receipt of an order: what was bought, at which price, and how it was paid. */
export function receiptOf({ order, payment }: PaidOrder, zone: string): DocumentText {
  const { buyer, number, items, totalPaise } = order;
  const boxes = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: orderWords.receiptTitle(number),
    facts: [
      [orderWords.orderNumber, number],
      [commonWords.date, dateOf(payment.paidAt ?? payment.createdAt, zone)],
      [orderWords.soldTo, buyer.name],
      [orderWords.address, buyer.address],
      [commonWords.phone, buyer.phone],
      [commonWords.email, buyer.email],
      [commonWords.paid, paymentWords.paidBy.card],
    ],
    body: [
      tableOf(
        [
          { head: commonWords.medicine, width: '*' },
          { head: orderWords.priceOfOne, width: 90, alignment: 'right' },
          { head: orderWords.boxesLabel, width: 50, alignment: 'right' },
          { head: commonWords.amount, width: 90, alignment: 'right' },
        ],
        items.map(({ name, pricePaise, quantity }) => [
          name,
          formatAmount(pricePaise),
          String(quantity),
          formatAmount(pricePaise * quantity),
        ]),
        [['Total', '', String(boxes), formatAmount(totalPaise)]],
      ),
    ],
    notes: [orderWords.gstIncluded, ...refundNotes(payment)],
  };
}

const dateOf = (at: Date, zone: string): string =>
  DateTime.fromJSDate(at, { zone }).setLocale('en-IN').toFormat('d LLL yyyy');
