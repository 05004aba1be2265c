import type { DeskMethod, PaymentMethod } from '../../../openapi/contract/shop/desk.js';
import { formatAmount } from '../common/money.js';
import type { Payment, Refund } from './payment.schema.js';
import { paymentWords } from '../words/shop/payments.js';

/** How money changes hands at the desk, as the end of a sentence. */
export const DESK_WORDS: Record<DeskMethod, string> = {
  cash: paymentWords.inCash,
  card: paymentWords.byCard,
  upi: paymentWords.byUpi,
};

/** How a payment was made: those that do not say were made on the provider's page. */
export const methodOf = ({ method }: Pick<Payment, 'method'>): PaymentMethod => method ?? 'online';

/** What a receipt says of how it was paid, e.g. "In cash, at our desk". */
export function paidWords({ method }: Pick<Payment, 'method'>): string {
  const words = method ? paymentWords.atOurDesk(DESK_WORDS[method]) : paymentWords.byCard;
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** What a receipt of the desk says of a refund, e.g. "₹240.00 of this payment was given back in cash at our desk." */
export const deskRefundNote = ({ amountPaise, method }: Refund): string =>
  method
    ? paymentWords.note.givenAtDesk(formatAmount(amountPaise), DESK_WORDS[method])
    : paymentWords.note.waitsAtDesk(formatAmount(amountPaise));
