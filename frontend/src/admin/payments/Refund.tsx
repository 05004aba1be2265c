import { formatRupees } from '../../common/format/format';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPayment } from '../../messages/admin/payments';

interface RefundProps {
  refund: { amount: number; status: 'pending' | 'done'; reason?: string } | null;
}

/** The refunded amount and its state; "None" without one. */
export function Refund({ refund }: RefundProps) {
  if (!refund) return <>{tAdminCommon('none')}</>;
  const amount = formatRupees(refund.amount);
  return (
    <>
      {refund.status === 'done'
        ? tAdminPayment('refundDone', { amount })
        : tAdminPayment('refundWaiting', { amount })}{' '}
      {refund.reason}
    </>
  );
}
