import type { DeskMethod, PaymentMethod } from '../../../../openapi/contract/shop/desk.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk.js';

const NAMES: Record<DeskMethod, string> = { cash: 'Cash', card: 'Card', upi: 'UPI' };

/** How money changes hands at the desk, as the choices of an input. */
export const METHOD_CHOICES = DESK_METHODS.map((id) => ({ id, name: NAMES[id] }));

const WORDS: Record<PaymentMethod, string> = {
  online: 'by card, on the site',
  cash: 'in cash, at the desk',
  card: 'by card, at the desk',
  upi: 'by UPI, at the desk',
};

/** How a payment was made, as the end of a sentence. */
export const methodText = (method: PaymentMethod): string => WORDS[method];
