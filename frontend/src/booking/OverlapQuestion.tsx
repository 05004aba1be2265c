import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { VisitOverlap } from '../../../openapi/contract/care/book-visit.js';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tBooking } from '../messages/care/booking';

interface OverlapQuestionProps {
  overlaps: VisitOverlap[];
  /** Omitted when another button books. */
  onBookAnyway?: () => void;
  /** The label of the continue button. */
  anyway?: string;
  isBusy?: boolean;
}

/** Asks for a confirmation of two visits at the same time. */
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
      // On a phone it may be below the visible area.
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
