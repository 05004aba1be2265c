import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { sentenceOf } from '../api/client';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { formatVisit } from '../common/format/format';
import { RecordCard } from '../common/lists/RecordCard';
import { StatusChip } from '../common/lists/StatusChip';
import { useHospital } from '../hospital/useHospital';
import { OfferTimer } from './OfferTimer';
import { useDeclineOffer } from './useWaitlist';
import { bookOfferPath, whomText, preferenceText } from './waitlistView';
import { tWaitlist } from '../messages/care/waitlist';
import { tPage } from '../messages/pages';

interface WaitlistCardProps {
  entry: WaitlistEntry;
  onLeave: () => void;
}

/** The held time with a button to book it. */
function OfferedTime({ offer }: { offer: NonNullable<WaitlistEntry['offer']> }) {
  const { timeZone } = useHospital();
  return (
    <>
      <Typography variant="h3" component="p">
        {tPage('visitAndDoctor', {
          visit: formatVisit(offer.date, offer.time, timeZone),
          doctorName: offer.doctorName,
        })}
      </Typography>
      <Typography>
        {tWaitlist('heldForYou')} <OfferTimer until={offer.until} /> {tWaitlist('thenNextPerson')}
      </Typography>
    </>
  );
}

/** One waiting-list entry: person, preferences, position, and the held time. */
export function WaitlistCard({ entry, onLeave }: WaitlistCardProps) {
  const { id, place, offer } = entry;
  const whom = whomText(entry);
  const declining = useDeclineOffer();
  const decline = () =>
    declining.mutate(id, {
      onSuccess: () => notifySuccess(tWaitlist('timeDeclined'), tWaitlist('timeDeclinedText')),
      onError: (error) => notifyError(tWaitlist('declineFailed'), sentenceOf(error), id),
    });
  return (
    <RecordCard
      label={whom}
      title={whom}
      aside={
        <StatusChip
          tone={offer ? 'success' : 'primary'}
          label={offer ? tWaitlist('heldTitle') : tWaitlist('yourPlace', { place })}
        />
      }
      actions={
        <>
          {offer && (
            <Button variant="contained" component={RouterLink} to={bookOfferPath(offer.doctorId)}>
              {tWaitlist('bookThisTime')}
            </Button>
          )}
          {offer && (
            <Button loading={declining.isPending} onClick={decline}>
              {tWaitlist('notThisTime')}
            </Button>
          )}
          <Button color="inherit" aria-label={tWaitlist('leaveListOf', { whom })} onClick={onLeave}>
            {tWaitlist('leaveList')}
          </Button>
        </>
      }
    >
      {offer && <OfferedTime offer={offer} />}
      <Typography color="text.secondary">{preferenceText(entry)}</Typography>
      <InlineError subject={id} />
    </RecordCard>
  );
}
