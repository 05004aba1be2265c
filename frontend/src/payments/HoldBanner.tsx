import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PendingBooking, session } from '../auth/session';
import { usePendingBooking, useSession } from '../auth/useSession';
import { formatTimeLeft, formatVisit } from '../common/format/format';
import { notifyInfo } from '../common/feedback/notices';
import { useHospital } from '../hospital/useHospital';
import { useTimeLeft } from '../common/format/useTimeLeft';
import { messages } from '../messages';
import { useFinishBooking } from './useFinishBooking';
import { useGiveUpBooking } from './useGiveUpBooking';
import { RECORD_BOOKING } from './usePayments';

const Visit = ({ booking }: { booking: PendingBooking }) => {
  const { timeZone } = useHospital();
  return (
    <Typography variant="h3" component="p">
      {formatVisit(booking.preferredDate, booking.preferredTime, timeZone)} with {booking.doctorName}
    </Typography>
  );
};

function OpenHold({ booking }: { booking: PendingBooking }) {
  const left = useTimeLeft(booking.expiresAt);
  const giveUp = useGiveUpBooking();
  const expired = left <= 0;
  useEffect(() => {
    if (!expired) return;
    session.clearPendingBooking();
    notifyInfo('The time to pay has run out.', 'The slot is free again. Book it anew if it still suits you.');
  }, [expired]);

  const release = () => {
    notifyInfo('The slot is released.');
    void giveUp(booking);
  };
  return (
    <>
      <div>
        <Typography color="text.secondary">
          This time is held for you for{' '}
          <Typography
            component="span"
            role="timer"
            sx={{ fontWeight: 700, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatTimeLeft(left)}
          </Typography>
        </Typography>
        <Visit booking={booking} />
      </div>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
        <Button onClick={release}>Release</Button>
        <Button variant="contained" href={booking.url}>
          Continue to payment
        </Button>
      </Stack>
    </>
  );
}

function PaidBooking({ booking }: { booking: PendingBooking }) {
  const isBusy = useIsMutating({ mutationKey: RECORD_BOOKING }) > 0;
  const finish = useFinishBooking();
  return (
    <>
      <div>
        <Typography color="text.secondary" role="status">
          {isBusy
            ? messages.checkingPayment
            : 'Your visit is not booked yet. If you have paid, your payment is not lost.'}
        </Typography>
        <Visit booking={booking} />
      </div>
      {isBusy ? (
        <LinearProgress aria-label={messages.checkingPayment} sx={{ minWidth: 160 }} />
      ) : (
        <Button variant="contained" onClick={() => void finish(booking)}>
          Try again
        </Button>
      )}
    </>
  );
}

/** The booking that this person started in this tab and did not finish: go on with it or let it go. */
export function HoldBanner() {
  const booking = usePendingBooking();
  const person = useSession();
  if (!booking || booking.patientId !== person?.userId) return null;
  return (
    <Card
      component="section"
      aria-label="Your started booking"
      sx={{ p: 2, mb: 3, borderColor: 'primary.main' }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ alignItems: { md: 'center' }, justifyContent: 'space-between' }}
      >
        {booking.paid ? <PaidBooking booking={booking} /> : <OpenHold booking={booking} />}
      </Stack>
    </Card>
  );
}
