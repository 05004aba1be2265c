import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { useTitleOf } from '../family/useTitleOf';
import { usePageTitle } from '../hospital/usePageTitle';
import { CheckoutBanner } from '../payments/CheckoutBanner';
import { CancelLabBookingDialog } from './CancelLabBookingDialog';
import { LabBookingCard } from './LabBookingCard';
import { LabRequests } from './requests/LabRequests';
import { useOpenLabRequests } from './requests/useLabRequests';
import { EmptyRackDrawing } from './pictures/EmptyRackDrawing';
import { useMyLabBookings } from './useLabBookings';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

/** The patient's lab bookings: state, date, place, report and cancellation. */
export function PatientLabBookingsPage() {
  const title = useTitleOf(tPage('labBookings'));
  usePageTitle(title);
  const bookings = useMyLabBookings();
  const requests = useOpenLabRequests();
  // Shown together: the requests above the bookings would push them down.
  const isLoading = !bookings.isFetched || !requests.isFetched;
  const shown = isLoading ? undefined : bookings.data;
  const [cancelled, setCancelled] = useState<LabBookingDto | null>(null);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <CheckoutBanner purpose="labBooking" />
      {!isLoading && <LabRequests />}
      {(isLoading || bookings.isPending) && <RecordsSkeleton />}
      {bookings.isError && <ErrorRetry error={bookings.error} onRetry={() => void bookings.refetch()} />}
      {shown?.length === 0 && (
        <EmptyState text={tLab('bookingsEmpty')} drawing={<EmptyRackDrawing />}>
          <Button variant="contained" component={RouterLink} to="/labtest">
            {tPage('findTest')}
          </Button>
        </EmptyState>
      )}
      {shown && (
        <RecordList label={tPage('labBookings')}>
          {shown.map((booking) => (
            <LabBookingCard key={booking._id} booking={booking} onCancel={() => setCancelled(booking)} />
          ))}
        </RecordList>
      )}
      {shown && bookings.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={bookings.isFetchingNextPage}
          onClick={() => void bookings.fetchNextPage()}
        >
          {tLab('showOlderBookings')}
        </Button>
      )}
      {cancelled && <CancelLabBookingDialog booking={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}
