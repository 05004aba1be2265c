import type { RefundState } from '../../../openapi/contract/orders.js';
import { toRupees } from '../common/money.js';
import type { Refund } from './payment.schema.js';

/** What a buyer sees of a refund. */
export const toRefundState = (refund: Refund | undefined): RefundState | null =>
  refund ? { amount: toRupees(refund.amountPaise), status: refund.status } : null;
