import { Box, Card, Stack, Typography } from '@mui/material';
import type { PaymentDto, Refund } from '../../../../openapi/contract/shop/payments.js';
import type { DeskMethod } from '../../../../openapi/contract/shop/desk.js';
import { formatRupees } from '../../common/format/format';
import { Moment } from '../fields/Moment';
import { StatusChip } from '../fields/StatusChip';
import { REFUND_TEXTS, leftOf } from './refunds';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPayment } from '../../messages/admin/payments';

/** How a refund was paid out at the desk. */
const DESK_TEXTS: Record<DeskMethod, string> = {
  cash: tAdminPayment('refundedInCash'),
  card: tAdminPayment('refundedByCard'),
  upi: tAdminPayment('refundedByUpi'),
};

const RefundLine = ({ refund }: { refund: Refund }) => (
  <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
    <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="span" variant="h6">
        {formatRupees(refund.amount)}
      </Typography>
      <StatusChip
        status={refund.status}
        label={refund.method === null ? tAdminPayment('waitsAtDesk') : undefined}
      />
      <span>{REFUND_TEXTS[refund.kind]}</span>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: { sm: 'auto' } }}>
        <Moment at={refund.requestedAt} />
      </Typography>
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {refund.reason}
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {refund.method && refund.method !== 'online' && DESK_TEXTS[refund.method]}{' '}
      {refund.failure && tAdminPayment('refundReturned', { failure: refund.failure.replaceAll('_', ' ') })}
    </Typography>
  </Box>
);

/** The refunds of a payment with reasons and states; nothing for an unpaid payment. */
export function Refunds({ payment }: { payment: PaymentDto }) {
  const { refunds, paidAt } = payment;
  if (!paidAt && refunds.length === 0) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {tAdminCommon('refunds')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: refunds.length > 0 ? 1.5 : 0 }}>
        {refunds.length === 0
          ? tAdminPayment('noRefunds')
          : tAdminPayment('refundedOf', {
              refundedAmount: formatRupees(payment.refundedAmount),
              amount: formatRupees(payment.amount),
              left: formatRupees(leftOf(payment)),
            })}
      </Typography>
      <Stack component="ol" aria-label={tAdminCommon('refunds')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {refunds.map((refund) => (
          <RefundLine key={`${refund.kind} ${refund.requestedAt} ${refund.amount}`} refund={refund} />
        ))}
      </Stack>
    </Card>
  );
}
