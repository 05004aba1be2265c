import { DateTime } from 'luxon';
import { formatAmount } from '../common/money.js';
import { refundNotes } from '../payments/refund-state.js';
import { hospitalNumberFact } from '../pdf/patient-facts.js';
import { tableOf } from '../pdf/document-text.js';
import type { DocumentText } from '../pdf/document-text.js';
import { activeItems, activePaise } from './order.schema.js';
import type { OrderItem } from './order.schema.js';
import type { PaidOrder } from './orders.service.js';
import { tCommon } from '../messages/common.js';
import { tPayment } from '../messages/shop/payments.js';
import { tOrder } from '../messages/orders.js';

interface ReceiptFacts extends PaidOrder {
  /** The patient's; null for guests. */
  hospitalNumber: string | null;
}

/** The receipt of an order: the items, their prices and the payment. */
export function receiptOf({ order, payment, hospitalNumber }: ReceiptFacts, zone: string): DocumentText {
  const { buyer, number, items } = order;
  const boxes = activeItems(order).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: tOrder('receiptTitle', { number }),
    reference: [buyer.name, hospitalNumber ?? '', number, dateOf(payment.paidAt ?? payment.createdAt, zone)],
    facts: [
      [tOrder('orderNumber'), number],
      [tCommon('date'), dateOf(payment.paidAt ?? payment.createdAt, zone)],
      [tOrder('soldTo'), buyer.name],
      ...hospitalNumberFact(hospitalNumber),
      [tOrder('address'), buyer.address],
      [tCommon('phone'), buyer.phone],
      [tCommon('email'), buyer.email],
      [tCommon('paid'), tPayment('paidBy.card')],
    ],
    body: [
      tableOf(
        [
          { head: tCommon('medicine'), width: '*' },
          { head: tOrder('priceOfOne'), width: 90, alignment: 'right' },
          { head: tOrder('boxesLabel'), width: 50, alignment: 'right' },
          { head: tCommon('amount'), width: 90, alignment: 'right' },
        ],
        items.map(rowOf),
        [['Total', '', String(boxes), formatAmount(activePaise(order))]],
      ),
    ],
    notes: [tOrder('gstIncluded'), ...refundNotes(payment)],
  };
}

/** A cancelled item stays on the receipt, without an amount. */
function rowOf({ name, pricePaise, quantity, cancelledAt }: OrderItem): string[] {
  const [boxes, amount] = cancelledAt ? [0, 0] : [quantity, pricePaise * quantity];
  return [
    cancelledAt ? tOrder('itemCancelled.onReceipt', { name }) : name,
    formatAmount(pricePaise),
    String(boxes),
    formatAmount(amount),
  ];
}

const dateOf = (at: Date, zone: string): string =>
  DateTime.fromJSDate(at, { zone }).setLocale('en-IN').toFormat('d LLL yyyy');
