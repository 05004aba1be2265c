import { OUTSIDE_REFUND_KINDS } from '../../../openapi/contract/shop/payments.js';
import type { PaymentPurpose, RefundKind } from '../../../openapi/contract/shop/payments.js';
import type { RefundState } from '../../../openapi/contract/shop/orders.js';
import { formatAmount, toRupees } from '../common/money.js';
import { deskRefundNote } from './desk-words.js';
import type { Payment, Refund } from './payment.schema.js';
import { tPayment } from '../messages/shop/payments.js';

/** What of a payment says what became of it. */
export type Refunded = Pick<Payment, 'refunds' | 'refundedPaise'>;

/** What a buyer sees of the refunds of a payment. One that failed is still on its way to them: the hospital owes it. */
export function toRefundState(payment: Refunded | undefined): RefundState | null {
  if (!payment || payment.refunds.length === 0) return null;
  const isDone = payment.refunds.every(({ status }) => status === 'done');
  return { amount: toRupees(payment.refundedPaise), status: isDone ? 'done' : 'pending' };
}

/** Kinds that leave what was paid for as it is. */
const LEAVES_AS_IT_IS: readonly RefundKind[] = ['administrator', ...OUTSIDE_REFUND_KINDS];

/** The refund of a payment of which nothing has come, or what has come of it was called off; undefined when it stands. */
export const voidingRefundOf = ({ refunds }: Payment): Refund | undefined =>
  refunds.find(({ kind }) => !LEAVES_AS_IT_IS.includes(kind));

/** What a receipt says of refunds, e.g. "This order was cancelled; ₹240.00 is refunded to the card." */
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
