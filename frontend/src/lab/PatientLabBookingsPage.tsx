import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { usePageTitle } from '../hospital/usePageTitle';
import { CheckoutBanner } from '../payments/CheckoutBanner';
import { CancelLabBookingDialog } from './CancelLabBookingDialog';
import { LabBookingCard } from './LabBookingCard';
import { LabRequests } from './requests/LabRequests';
import { EmptyRackDrawing } from './pictures/EmptyRackDrawing';
import { useMyLabBookings } from './useLabBookings';

/** The lab tests that the patient booked: state, date and place, report, and cancelling while it can be. */
export function PatientLabBookingsPage() {
  usePageTitle('Lab bookings');
  const bookings = useMyLabBookings();
  const [cancelled, setCancelled] = useState<LabBookingDto | null>(null);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Lab bookings
      </Typography>
      <CheckoutBanner purpose="labBooking" />
      <LabRequests />
      {bookings.isPending && <RecordsSkeleton />}
      {bookings.isError && <ErrorRetry error={bookings.error} onRetry={() => void bookings.refetch()} />}
      {bookings.data?.length === 0 && (
        <EmptyState text="You have not booked any lab tests yet." drawing={<EmptyRackDrawing />}>
          <Button variant="contained" component={RouterLink} to="/labtest">
            Find a test
          </Button>
        </EmptyState>
      )}
      {bookings.data && (
        <RecordList label="Lab bookings">
          {bookings.data.map((booking) => (
            <LabBookingCard key={booking._id} booking={booking} onCancel={() => setCancelled(booking)} />
          ))}
        </RecordList>
      )}
      {bookings.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          loading={bookings.isFetchingNextPage}
          onClick={() => void bookings.fetchNextPage()}
        >
          Show older bookings
        </Button>
      )}
      {cancelled && <CancelLabBookingDialog booking={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}
