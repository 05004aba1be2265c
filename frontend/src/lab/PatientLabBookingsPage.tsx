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
import { EmptyRackDrawing } from './pictures/EmptyRackDrawing';
import { useMyLabBookings } from './useLabBookings';
import { pageWords } from '../words/pages';
import { labWords } from '../words/shop/lab';

/** The lab tests that the patient booked: state, date and place, report, and cancelling while it can be. */
export function PatientLabBookingsPage() {
  const title = useTitleOf(pageWords.labBookings);
  usePageTitle(title);
  const bookings = useMyLabBookings();
  const [cancelled, setCancelled] = useState<LabBookingDto | null>(null);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <CheckoutBanner purpose="labBooking" />
      <LabRequests />
      {bookings.isPending && <RecordsSkeleton />}
      {bookings.isError && <ErrorRetry error={bookings.error} onRetry={() => void bookings.refetch()} />}
      {bookings.data?.length === 0 && (
        <EmptyState text={labWords.youHaveNotBookedAny} drawing={<EmptyRackDrawing />}>
          <Button variant="contained" component={RouterLink} to="/labtest">
            {pageWords.findTest}
          </Button>
        </EmptyState>
      )}
      {bookings.data && (
        <RecordList label={pageWords.labBookings}>
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
          {labWords.showOlderBookings}
        </Button>
      )}
      {cancelled && <CancelLabBookingDialog booking={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}
