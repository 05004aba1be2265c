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
import { bookOfferPath, whomText, wishText } from './waitlistView';
import { waitlistWords } from '../words/care/waitlist';
import { pageWords } from '../words/pages';

interface WaitlistCardProps {
  entry: WaitlistEntry;
  onLeave: () => void;
}

/** The time that is held, with the way to book it. */
function OfferedTime({ offer }: { offer: NonNullable<WaitlistEntry['offer']> }) {
  const { timeZone } = useHospital();
  return (
    <>
      <Typography variant="h3" component="p">
        {pageWords.visitAndDoctor(formatVisit(offer.date, offer.time, timeZone), offer.doctorName)}
      </Typography>
      <Typography>
        {waitlistWords.heldForYou} <OfferTimer until={offer.until} /> {waitlistWords.thenNextPerson}
      </Typography>
    </>
  );
}

/** One wish: for whom, when, the place, and what is held for it. */
export function WaitlistCard({ entry, onLeave }: WaitlistCardProps) {
  const { id, place, offer } = entry;
  const whom = whomText(entry);
  const declining = useDeclineOffer();
  const decline = () =>
    declining.mutate(id, {
      onSuccess: () => notifySuccess(waitlistWords.timeDeclined, waitlistWords.timeDeclinedText),
      onError: (error) => notifyError(waitlistWords.declineFailed, sentenceOf(error), id),
    });
  return (
    <RecordCard
      label={whom}
      title={whom}
      aside={
        <StatusChip
          tone={offer ? 'success' : 'primary'}
          label={offer ? waitlistWords.heldTitle : waitlistWords.yourPlace(place)}
        />
      }
      actions={
        <>
          {offer && (
            <Button variant="contained" component={RouterLink} to={bookOfferPath(offer.doctorId)}>
              {waitlistWords.bookThisTime}
            </Button>
          )}
          {offer && (
            <Button loading={declining.isPending} onClick={decline}>
              {waitlistWords.notThisTime}
            </Button>
          )}
          <Button color="inherit" aria-label={waitlistWords.leaveListOf(whom)} onClick={onLeave}>
            {waitlistWords.leaveList}
          </Button>
        </>
      }
    >
      {offer && <OfferedTime offer={offer} />}
      <Typography color="text.secondary">{wishText(entry)}</Typography>
      <InlineError subject={id} />
    </RecordCard>
  );
}
