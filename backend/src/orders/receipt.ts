import { DateTime } from 'luxon';
import { formatAmount } from '../common/money.js';
import { refundNotes } from '../payments/refund-state.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { PaidOrder } from './orders.service.js';

/** The receipt of an order: what was bought, at which price, and how it was paid. */
export function receiptOf({ order, payment }: PaidOrder, zone: string): DocumentText {
  const { buyer, number, items, totalPaise } = order;
  const boxes = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: `Receipt ${number}`,
    facts: [
      ['Order number', number],
      ['Date', dateOf(payment.paidAt ?? payment.createdAt, zone)],
      ['Sold to', buyer.name],
      ['Address', buyer.address],
      ['Phone', buyer.phone],
      ['Email', buyer.email],
      ['Paid', 'By card'],
    ],
    body: [
      tableOf(
        [
          { head: 'Medicine', width: '*' },
          { head: 'Price of one', width: 90, alignment: 'right' },
          { head: 'Boxes', width: 50, alignment: 'right' },
          { head: 'Amount', width: 90, alignment: 'right' },
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
    notes: ['All prices include GST.', ...refundNotes(payment, 'This order was cancelled')],
  };
}

const dateOf = (at: Date, zone: string): string =>
  DateTime.fromJSDate(at, { zone }).setLocale('en-IN').toFormat('d LLL yyyy');
