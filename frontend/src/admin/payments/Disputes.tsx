import { Box, Card, Stack, Typography } from '@mui/material';
import type { Dispute, PaymentDto } from '../../../../openapi/contract/shop/payments.js';
import { formatInstant, formatRupees } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { Moment } from '../fields/Moment';
import { StatusChip } from '../fields/StatusChip';
import { tAdminPayment } from '../../messages/admin/payments';

const WORDS: Record<Dispute['status'], string> = {
  open: tAdminPayment('open'),
  won: tAdminPayment('disputeWon'),
  lost: tAdminPayment('disputeLost'),
};

function DisputeLine({ dispute }: { dispute: Dispute }) {
  const { timeZone } = useHospital();
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" variant="h6">
          {formatRupees(dispute.amount)}
        </Typography>
        <StatusChip status={dispute.status} label={WORDS[dispute.status]} />
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: { sm: 'auto' } }}>
          <Moment at={dispute.openedAt} />
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {tAdminPayment('disputeReason', { reason: dispute.reason.replaceAll('_', ' ') })}
        {dispute.status === 'open' && dispute.answerBy && (
          <> {tAdminPayment('disputeAnswerBy', { when: formatInstant(dispute.answerBy, timeZone) })}</>
        )}
      </Typography>
    </Box>
  );
}

/** The disputes of the card's owner; nothing for an undisputed payment. */
export function Disputes({ payment: { disputes } }: { payment: PaymentDto }) {
  if (disputes.length === 0) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {tAdminPayment('disputes')}
      </Typography>
      <Stack component="ol" aria-label={tAdminPayment('disputes')} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {disputes.map((dispute) => (
          <DisputeLine key={`${dispute.openedAt} ${dispute.amount}`} dispute={dispute} />
        ))}
      </Stack>
    </Card>
  );
}
