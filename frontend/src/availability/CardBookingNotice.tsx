import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { missingForCards } from '../../../openapi/contract/care/card-booking.js';
import { partsText } from './cardBooking';
import { tAvailability } from '../messages/care/availability';

interface CardBookingNoticeProps {
  practice: Parameters<typeof missingForCards>[0];
  /** The page on which it can be set; omitted on that page itself. */
  setAt?: string;
}

/** What a doctor still has to set before patients can book by card; nothing once they can. */
export function CardBookingNotice({ practice, setAt }: CardBookingNoticeProps) {
  const missing = missingForCards(practice);
  if (missing.length === 0) return null;
  return (
    <Alert
      severity="info"
      action={
        setAt && (
          <Button component={RouterLink} to={setAt} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
            {tAvailability('setNow')}
          </Button>
        )
      }
    >
      {setAt
        ? tAvailability('cardBookingNeeds', { parts: partsText(missing) })
        : tAvailability('cardBookingNeedsBelow', { parts: partsText(missing) })}
    </Alert>
  );
}
