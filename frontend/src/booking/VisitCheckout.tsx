import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { visitPath } from '../appointments/patient/paths';
import { whenText } from '../appointments/when';
import { useHospital } from '../hospital/useHospital';
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

/** The visit that was just paid and booked, with the way to it. */
function BookedVisit({ visit, onClose }: { visit: AppointmentDto; onClose: () => void }) {
  const { timeZone } = useHospital();
  return (
    <Card
      component="section"
      aria-label="Your booked visit"
      sx={{ p: 2, mb: 3, borderColor: 'primary.main' }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
      >
        <div>
          <Typography color="text.secondary">Paid, and sent to the doctor</Typography>
          <WhatIsBought>{`${whenText(visit, timeZone)} with ${visit.doctorName}`}</WhatIsBought>
        </div>
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" component={RouterLink} to={visitPath(visit._id)}>
            See your visit
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The visit that was started in this tab: held, on its way back from the checkout, paid and not booked yet, or booked. */
export function VisitCheckout() {
  useCheckoutReturn('appointment');
  const { book, isBusy, booked, putAway } = usePaidVisit();
  return (
    <>
      {booked && <BookedVisit visit={booked} onClose={putAway} />}
      <CheckoutBanner
        purpose="appointment"
        paid={({ what }) => <PaidVisit what={what} isBusy={isBusy} onTry={() => void book()} />}
      />
    </>
  );
}
