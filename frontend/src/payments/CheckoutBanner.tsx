import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import type { PaymentPurpose } from '../../../openapi/contract/shop/payments.js';
import { useSession } from '../auth/useSession';
import { notifyInfo } from '../common/feedback/notices';
import { formatTimeLeft } from '../common/format/format';
import { useTimeLeft } from '../common/format/useTimeLeft';
import { type PendingCheckout, pendingCheckout } from './pendingCheckout';
import { purposes } from './purposes';
import { useGiveUpCheckout } from './useCheckout';

/** What is bought, in words, as the banner shows it. */
export const WhatIsBought = ({ children }: { children: string }) => (
  <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function OpenCheckout({ checkout }: { checkout: PendingCheckout }) {
  const { held, released, expired } = purposes[checkout.purpose];
  const left = useTimeLeft(checkout.expiresAt);
  const giveUp = useGiveUpCheckout();
  const isOver = left <= 0;
  useEffect(() => {
    if (!isOver) return;
    pendingCheckout.clear(checkout.purpose);
    notifyInfo(expired.text, expired.detail);
  }, [isOver, checkout.purpose, expired]);

  const release = () => {
    notifyInfo(released);
    void giveUp(checkout);
  };
  return (
    <>
      <div>
        <Typography color="text.secondary">
          {held}{' '}
          <Typography
            component="span"
            role="timer"
            sx={{ fontWeight: 700, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatTimeLeft(left)}
          </Typography>
        </Typography>
        <WhatIsBought>{checkout.what}</WhatIsBought>
      </div>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
        <Button onClick={release}>Release</Button>
        <Button variant="contained" href={checkout.url}>
          Continue to payment
        </Button>
      </Stack>
    </>
  );
}

interface CheckoutBannerProps {
  purpose: PaymentPurpose;
  /** What stands here once the browser has come back as paid; nothing when it is shown elsewhere. */
  paid?: (checkout: PendingCheckout) => ReactNode;
}

/** The checkout that this person started in this tab and did not finish: go on with it or let it go. */
export function CheckoutBanner({ purpose, paid }: CheckoutBannerProps) {
  const checkout = pendingCheckout.use(purpose);
  const person = useSession();
  if (!checkout || (checkout.buyerId !== null && checkout.buyerId !== person?.userId)) return null;
  const content = checkout.state === 'open' ? <OpenCheckout checkout={checkout} /> : paid?.(checkout);
  if (!content) return null;
  return (
    <Card
      component="section"
      aria-label={purposes[purpose].started}
      sx={{ p: 2, mb: 3, borderColor: 'primary.main' }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
      >
        {content}
      </Stack>
    </Card>
  );
}
