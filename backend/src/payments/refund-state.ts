import { OUTSIDE_REFUND_KINDS } from '../../../openapi/contract/shop/payments.js';
import type { PaymentPurpose, RefundKind } from '../../../openapi/contract/shop/payments.js';
import type { RefundState } from '../../../openapi/contract/shop/orders.js';
import { formatAmount, toRupees } from '../common/money.js';
import { deskRefundNote } from './desk-words.js';
import type { Payment, Refund } from './payment.schema.js';
import { tPayment } from '../messages/shop/payments.js';

/** The columns that determine the refund state of a payment. */
export type Refunded = Pick<Payment, 'refunds' | 'refundedPaise'>;

/**
 * The buyer's view of the refunds of a payment. A failed one still counts as pending, because the hospital owes
 * it.
 */
export function toRefundState(payment: Refunded | undefined): RefundState | null {
  if (!payment || payment.refunds.length === 0) return null;
  const isDone = payment.refunds.every(({ status }) => status === 'done');
  return { amount: toRupees(payment.refundedPaise), status: isDone ? 'done' : 'pending' };
}

/** Kinds that leave the paid subject as it is. */
const LEAVES_AS_IT_IS: readonly RefundKind[] = ['administrator', ...OUTSIDE_REFUND_KINDS];

/** The refund of a payment whose subject was never created or was withdrawn; undefined while it is valid. */
export const voidingRefundOf = ({ refunds }: Payment): Refund | undefined =>
  refunds.find(({ kind }) => !LEAVES_AS_IT_IS.includes(kind));

/** The refund text of a receipt, e.g. "This order was cancelled; ₹240.00 is refunded to the card." */
export const refundNotes = ({ refunds, method, purpose }: Payment): string[] =>
  refunds
    .filter(({ amountPaise }) => amountPaise > 0)
    .map((refund) => (method ? deskRefundNote(refund) : cardRefundNote(refund, purpose)));

function cardRefundNote({ kind, amountPaise }: Refund, purpose: PaymentPurpose): string {
  const amount = formatAmount(amountPaise);
  if (LEAVES_AS_IT_IS.includes(kind)) return tPayment('note.goesToCard', { amount });
  return purpose === 'order'
    ? tPayment('note.orderCancelled', { amount })
    : tPayment('note.visitCalledOff', { amount });
}
