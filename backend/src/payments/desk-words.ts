import type { DeskMethod, PaymentMethod } from '../../../openapi/contract/shop/desk.js';
import { formatAmount } from '../common/money.js';
import type { Payment, Refund } from './payment.schema.js';

/** How money changes hands at the desk, as the end of a sentence. */
export const DESK_WORDS: Record<DeskMethod, string> = {
  cash: 'in cash',
  card: 'by card',
  upi: 'by UPI',
};

/** How a payment was made: those that do not say were made on the provider's page. */
export const methodOf = ({ method }: Pick<Payment, 'method'>): PaymentMethod => method ?? 'online';

/** What a receipt says of how it was paid, e.g. "In cash, at our desk". */
export function paidWords({ method }: Pick<Payment, 'method'>): string {
  const words = method ? `${DESK_WORDS[method]}, at our desk` : 'by card';
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** What a receipt of the desk says of a refund, e.g. "₹240.00 of this payment was given back in cash at our desk." */
export const deskRefundNote = ({ amountPaise, method }: Refund): string =>
  method
    ? `${formatAmount(amountPaise)} of this payment was given back ${DESK_WORDS[method]} at our desk.`
    : `${formatAmount(amountPaise)} of this payment can be collected at our desk.`;
