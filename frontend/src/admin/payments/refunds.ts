import type { PaymentDto, RefundKind } from '../../../../openapi/contract/shop/payments.js';
import { tAdminPayment } from '../../messages/admin/payments';

const PAISE = 100;

/** What of a payment has not gone back yet, in rupees. */
export const leftOf = ({ amount, refundedAmount }: PaymentDto): number =>
  Math.round((amount - refundedAmount) * PAISE) / PAISE;

/** While the bank has the money of a disputed payment, nothing can go back. */
const isBlocked = ({ disputes }: PaymentDto): boolean =>
  disputes.some(({ status, refundable }) => status === 'open' && !refundable);

/** Whether an administrator may still give something back: in parts, while something is left. */
export const canRefund = (payment: PaymentDto): boolean =>
  payment.status === 'paid' && !isBlocked(payment) && leftOf(payment) > 0;

/** What of a payment that was made at the desk waits there for its payer, in rupees. */
export const waitingAtDesk = ({ method, refunds }: PaymentDto): number =>
  method === 'online'
    ? 0
    : refunds.filter(({ status }) => status === 'pending').reduce((sum, { amount }) => sum + amount, 0);

/** Why money goes back, in words. */
export const REFUND_TEXTS: Record<RefundKind, string> = {
  cancellation: tAdminPayment('cancelled'),
  rejection: tAdminPayment('declinedByDoctor'),
  unused: tAdminPayment('paymentWithoutBooking'),
  administrator: tAdminPayment('refundedByAdministrator'),
  provider: tAdminPayment('refundedAtProvider'),
  dispute: tAdminPayment('takenBackByBank'),
};
