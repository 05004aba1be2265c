import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSession } from '../auth/useSession';
import { formatTimeLeft } from '../common/format/format';
import { notifyInfo } from '../common/feedback/notices';
import { useTimeLeft } from '../common/format/useTimeLeft';
import { type CheckoutPurpose, type PendingCheckout, pendingCheckout } from './pendingCheckout';
import { useGiveUpCheckout } from './useCheckout';

function OpenCheckout({ checkout }: { checkout: PendingCheckout }) {
  const left = useTimeLeft(checkout.expiresAt);
  const giveUp = useGiveUpCheckout();
  const expired = left <= 0;
  useEffect(() => {
    if (!expired) return;
    pendingCheckout.set(null);
    notifyInfo('The time to pay has run out.', 'Start again if you still want it; nothing was charged.');
  }, [expired]);

  const release = () => {
    notifyInfo('It is no longer held for you.');
    void giveUp(checkout);
  };
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
    >
      <div>
        <Typography color="text.secondary">
          Held for you for{' '}
          <Typography
            component="span"
            role="timer"
            sx={{ fontWeight: 700, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatTimeLeft(left)}
          </Typography>
        </Typography>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {checkout.what}
        </Typography>
      </div>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
        <Button onClick={release}>Release</Button>
        <Button variant="contained" href={checkout.url}>
          Continue to payment
        </Button>
      </Stack>
    </Stack>
  );
}

/** The checkout that this person started in this tab and did not finish: go on with it or let it go. */
export function CheckoutBanner({ purpose }: { purpose: CheckoutPurpose }) {
  const checkout = pendingCheckout.use();
  const person = useSession();
  if (checkout?.purpose !== purpose || checkout.state !== 'open') return null;
  if (checkout.buyerId !== null && checkout.buyerId !== person?.userId) return null;
  return (
    <Card
      component="section"
      aria-label="Your started payment"
      sx={{ p: 2, mb: 3, borderColor: 'primary.main' }}
    >
      <OpenCheckout checkout={checkout} />
    </Card>
  );
}
