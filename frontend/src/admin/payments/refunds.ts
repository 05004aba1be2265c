import type { Payment, RefundKind } from '../../../../openapi/contract/payments.js';

const PAISE = 100;

/** What of a payment has not gone back yet, in rupees. */
export const leftOf = ({ amount, refundedAmount }: Payment): number =>
  Math.round((amount - refundedAmount) * PAISE) / PAISE;

/** Whether an administrator may still give something back: once per payment, while something is left. */
export const canRefund = (payment: Payment): boolean =>
  payment.status === 'paid' &&
  leftOf(payment) > 0 &&
  payment.refunds.every(({ kind }) => kind !== 'administrator');

/** Why money goes back, in words. */
export const REFUND_TEXTS: Record<RefundKind, string> = {
  cancellation: 'Cancelled',
  rejection: 'Declined by the doctor',
  unused: 'Nothing came of the payment',
  administrator: 'Given back by an administrator',
};
