import { formatRupees } from '../../common/format/format';

interface RefundProps {
  refund: { amount: number; status: 'pending' | 'done'; reason?: string } | null;
}

/** How much goes back and how far it has come; "None" where nothing does. */
export function Refund({ refund }: RefundProps) {
  if (!refund) return <>None</>;
  const state = refund.status === 'done' ? 'done' : 'waiting for the card provider';
  return (
    <>
      {formatRupees(refund.amount)}, {state}. {refund.reason}
    </>
  );
}
