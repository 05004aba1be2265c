import type { DeskMethod, PaymentMethod } from '../../../../openapi/contract/shop/desk.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk.js';
import { adminPaymentWords } from '../../words/admin/payments';

const NAMES: Record<DeskMethod, string> = {
  cash: adminPaymentWords.cash,
  card: adminPaymentWords.card,
  upi: adminPaymentWords.upi,
};

/** How money changes hands at the desk, as the choices of an input. */
export const METHOD_CHOICES = DESK_METHODS.map((id) => ({ id, name: NAMES[id] }));

const WORDS: Record<PaymentMethod, string> = {
  online: adminPaymentWords.byCardOnSite,
  cash: adminPaymentWords.inCashAtDesk,
  card: adminPaymentWords.byCardAtDesk,
  upi: adminPaymentWords.byUpiAtDesk,
};

/** How a payment was made, as the end of a sentence. */
export const methodText = (method: PaymentMethod): string => WORDS[method];
