import { formatRupees } from '../../common/format/format';
import { adminCommonWords } from '../../words/admin/common';
import { adminPaymentWords } from '../../words/admin/payments';

interface RefundProps {
  refund: { amount: number; status: 'pending' | 'done'; reason?: string } | null;
}

/** How much goes back and how far it has come; "None" where nothing does. */
export function Refund({ refund }: RefundProps) {
  if (!refund) return <>{adminCommonWords.none}</>;
  const amount = formatRupees(refund.amount);
  return (
    <>
      {refund.status === 'done'
        ? adminPaymentWords.refundDone(amount)
        : adminPaymentWords.refundWaiting(amount)}{' '}
      {refund.reason}
    </>
  );
}
