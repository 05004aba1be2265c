import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CheckoutOutcome, PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { messages } from '../messages';
import { type PendingCheckout, pendingCheckout } from './pendingCheckout';
import { useCheckoutResult } from './useCheckoutResult';

interface CheckoutResultProps {
  purpose: PaymentPurpose;
  /** Name of the panel, e.g. "Your order". */
  label: string;
  onPaid?: (checkout: PendingCheckout) => void;
  /** What to show of a purchase that is paid and kept. */
  children: (outcome: CheckoutOutcome) => ReactNode;
}

const ENDED_UNPAID = 'The payment did not go through. Nothing was charged.';

interface OutcomeProps {
  outcome: CheckoutOutcome;
  onAsk: () => void;
  children: CheckoutResultProps['children'];
}

function Outcome({ outcome, onAsk, children }: OutcomeProps) {
  const { status, refundReason } = outcome;
  if (refundReason !== null) {
    return (
      <Alert severity="error" role="alert">
        <Typography sx={{ fontWeight: 600 }}>Your money goes back to your card.</Typography>
        <Typography variant="body2">{refundReason}</Typography>
      </Alert>
    );
  }
  if (status === 'paid' || status === 'refunded') return children(outcome);
  if (status === 'created') {
    return (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography>Your payment has not arrived yet. It usually takes a few seconds.</Typography>
        <Button variant="outlined" onClick={onAsk}>
          Check again
        </Button>
      </Stack>
    );
  }
  return (
    <Alert severity="error" role="alert">
      {ENDED_UNPAID}
    </Alert>
  );
}

/** How the checkout that came back to this tab ended: stays, also through a reload, until it is closed. */
export function CheckoutResult({ purpose, label, onPaid, children }: CheckoutResultProps) {
  const { checkout, outcome } = useCheckoutResult(purpose, onPaid);
  if (!checkout) return null;
  const ask = () => void outcome.refetch();
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{ p: { xs: 2, md: 3 }, mb: 3, borderColor: 'primary.main' }}
    >
      {outcome.isPending && (
        <Stack spacing={2} sx={{ minHeight: 96, justifyContent: 'center' }}>
          <Typography role="status">{messages.checkingPayment}</Typography>
          <LinearProgress aria-label={messages.checkingPayment} />
        </Stack>
      )}
      {outcome.isError && (
        <ErrorRetry
          text="Your payment could not be looked up. It is not lost."
          error={outcome.error}
          onRetry={ask}
        />
      )}
      {outcome.data && (
        <Outcome outcome={outcome.data} onAsk={ask}>
          {children}
        </Outcome>
      )}
      {!outcome.isPending && (
        <Button sx={{ mt: 2 }} onClick={() => pendingCheckout.clear(purpose)}>
          Close
        </Button>
      )}
    </Card>
  );
}
