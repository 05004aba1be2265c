import type { DeskMethod, PaymentMethod } from '../../../../openapi/contract/shop/desk.js';
import { DESK_METHODS } from '../../../../openapi/contract/shop/desk.js';
import { tAdminPayment } from '../../messages/admin/payments';

const NAMES: Record<DeskMethod, string> = {
  cash: tAdminPayment('cash'),
  card: tAdminPayment('card'),
  upi: tAdminPayment('upi'),
};

/** The payment methods at the desk, as choices of an input. */
export const METHOD_CHOICES = DESK_METHODS.map((id) => ({ id, name: NAMES[id] }));

const WORDS: Record<PaymentMethod, string> = {
  online: tAdminPayment('byCardOnSite'),
  cash: tAdminPayment('inCashAtDesk'),
  card: tAdminPayment('byCardAtDesk'),
  upi: tAdminPayment('byUpiAtDesk'),
};

/** The payment method as the end of a sentence. */
export const methodText = (method: PaymentMethod): string => WORDS[method];
