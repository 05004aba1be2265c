import Alert from '@mui/material/Alert';
import type { WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { OfferTimer } from './OfferTimer';
import { tWaitlist } from '../messages/care/waitlist';

/** Shows in the booking which time is held for this person, and how long. */
export function HeldForYou({ offer }: { offer: NonNullable<WaitlistEntry['offer']> }) {
  const { timeZone } = useHospital();
  return (
    <Alert severity="success" role="note">
      {tWaitlist('isHeldForYou', { visit: formatVisit(offer.date, offer.time, timeZone) })}{' '}
      <OfferTimer until={offer.until} />
    </Alert>
  );
}
