import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { VisitOverlap } from '../../../openapi/contract/care/book-visit.js';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tBooking } from '../messages/care/booking';

interface OverlapQuestionProps {
  overlaps: VisitOverlap[];
  /** Left out where another button books. */
  onBookAnyway?: () => void;
  /** What going on is called. */
  anyway?: string;
  isBusy?: boolean;
}

/** Asks whether a patient shall have two visits at one time. */
export function OverlapQuestion({
  overlaps,
  onBookAnyway,
  anyway = tBooking('bookAnyway'),
  isBusy,
}: OverlapQuestionProps) {
  const { timeZone } = useHospital();
  const visits = overlaps.map(({ doctorName, date, time }) =>
    tBooking('visitWithAt', { doctor: doctorName, when: formatVisit(date, time, timeZone) }),
  );
  return (
    <Alert
      severity="warning"
      role="alert"
      // On a phone it stands below the screen.
      ref={(alert) => alert?.scrollIntoView?.({ block: 'nearest' })}
      sx={{ mt: 2, flexWrap: 'wrap' }}
      action={
        onBookAnyway && (
          <Button color="inherit" variant="outlined" loading={isBusy} onClick={onBookAnyway}>
            {anyway}
          </Button>
        )
      }
    >
      {tBooking('sameTimeAs', { visits: visits.join('; ') })}
    </Alert>
  );
}
