import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { messages } from '../messages';
import { CheckoutBanner, WhatIsBought } from '../payments/CheckoutBanner';
import { useCheckoutReturn } from '../payments/useCheckoutReturn';
import { usePaidVisit } from './usePaidVisit';

interface PaidVisitProps {
  what: string;
  isBusy: boolean;
  onTry: () => void;
}

const PaidVisit = ({ what, isBusy, onTry }: PaidVisitProps) => (
  <>
    <div>
      <Typography color="text.secondary" role="status">
        {isBusy
          ? messages.checkingPayment
          : 'Your visit is not booked yet. If you have paid, your payment is not lost.'}
      </Typography>
      <WhatIsBought>{what}</WhatIsBought>
    </div>
    {isBusy ? (
      <LinearProgress aria-label={messages.checkingPayment} sx={{ minWidth: 160 }} />
    ) : (
      <Button variant="contained" onClick={onTry}>
        Try again
      </Button>
    )}
  </>
);

/** The visit that was started in this tab: held, on its way back from the checkout, or paid and not booked yet. */
export function VisitCheckout() {
  useCheckoutReturn('appointment');
  const { book, isBusy } = usePaidVisit();
  return (
    <CheckoutBanner
      purpose="appointment"
      paid={({ what }) => <PaidVisit what={what} isBusy={isBusy} onTry={() => void book()} />}
    />
  );
}
