import type { PaymentDto, RefundKind } from '../../../../openapi/contract/shop/payments.js';
import { tAdminPayment } from '../../messages/admin/payments';

const PAISE = 100;

/** The part of a payment that is not yet refunded, in rupees. */
export const leftOf = ({ amount, refundedAmount }: PaymentDto): number =>
  Math.round((amount - refundedAmount) * PAISE) / PAISE;

/** While the bank holds the money of a disputed payment, no refund is possible. */
const isBlocked = ({ disputes }: PaymentDto): boolean =>
  disputes.some(({ status, refundable }) => status === 'open' && !refundable);

/** Whether an administrator may still refund a part. */
export const canRefund = (payment: PaymentDto): boolean =>
  payment.status === 'paid' && !isBlocked(payment) && leftOf(payment) > 0;

/** The pending refunds of a desk payment, in rupees. */
export const waitingAtDesk = ({ method, refunds }: PaymentDto): number =>
  method === 'online'
    ? 0
    : refunds.filter(({ status }) => status === 'pending').reduce((sum, { amount }) => sum + amount, 0);

/** The reason of a refund as text. */
export const REFUND_TEXTS: Record<RefundKind, string> = {
  cancellation: tAdminPayment('cancelled'),
  rejection: tAdminPayment('declinedByDoctor'),
  unused: tAdminPayment('paymentWithoutBooking'),
  administrator: tAdminPayment('refundedByAdministrator'),
  provider: tAdminPayment('refundedAtProvider'),
  dispute: tAdminPayment('takenBackByBank'),
};
