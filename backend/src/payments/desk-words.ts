import type { DeskMethod, PaymentMethod } from '../../../openapi/contract/shop/desk.js';
import { formatAmount } from '../common/money.js';
import type { Payment, Refund } from './payment.schema.js';
import { tPayment } from '../messages/shop/payments.js';

const PAID_AT_DESK: Record<DeskMethod, string> = {
  cash: tPayment('paidBy.deskCash'),
  card: tPayment('paidBy.deskCard'),
  upi: tPayment('paidBy.deskUpi'),
};

/** Notifies a patient of a refund at the desk. */
export function paidOutText(method: DeskMethod, amount: string): string {
  const texts: Record<DeskMethod, string> = {
    cash: tPayment('refundPaidOut.inCash', { amount }),
    card: tPayment('refundPaidOut.byCard', { amount }),
    upi: tPayment('refundPaidOut.byUpi', { amount }),
  };
  return texts[method];
}

/** How a payment was made; without a value, on the provider's page. */
export const methodOf = ({ method }: Pick<Payment, 'method'>): PaymentMethod => method ?? 'online';

/** The payment method on a receipt, e.g. "In cash, at our desk". */
export const paidByText = ({ method }: Pick<Payment, 'method'>): string =>
  method ? PAID_AT_DESK[method] : tPayment('paidBy.card');

/** The text of a desk refund on a receipt, e.g. "₹240.00 of this payment was refunded in cash at our desk." */
export function deskRefundNote({ amountPaise, method }: Refund): string {
  const amount = formatAmount(amountPaise);
  const texts: Record<DeskMethod, string> = {
    cash: tPayment('note.givenInCash', { amount }),
    card: tPayment('note.givenByCard', { amount }),
    upi: tPayment('note.givenByUpi', { amount }),
  };
  return method ? texts[method] : tPayment('note.waitsAtDesk', { amount });
}
