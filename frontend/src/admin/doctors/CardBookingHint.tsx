import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { missingForCards } from '../../../../openapi/contract/care/card-booking.js';
import { partsText } from '../../availability/cardBooking';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

/** Below the practice fields: which empty ones prevent bookings by card. */
export function CardBookingHint() {
  const [fee, availableDays, timeSlots] = useWatch({ name: ['fee', 'availableDays', 'timeSlots'] }) as [
    number | null | undefined,
    string[] | undefined,
    string[] | undefined,
  ];
  const missing = missingForCards({ fee, availableDays, timeSlots });
  if (missing.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      {tAdminDoctor('cardBookingHint', { parts: partsText(missing) })}
    </Alert>
  );
}
