import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError, sentenceOf } from '../api/client';
import { VisitLinks } from './VisitLinks';
import { tLeaveCase } from '../messages/care/leaveCases';

interface BookedVisitsProps {
  error: unknown;
  /** Where the reader sees a visit. */
  pathOf: (id: string) => string;
  /** What the button says that takes them off. */
  offer?: string;
  /** Takes the leave all the same: the patients are offered other times, doctors or the refund. */
  onOffer: () => void;
}

/**
 * Why leave was refused, with each visit that is booked on its days and the way to it; and the question what shall happen
 * to them.
 */
export function BookedVisits({
  error,
  pathOf,
  offer = tLeaveCase('takeLeaveAndOffer'),
  onOffer,
}: BookedVisitsProps) {
  const visits = error instanceof ApiError ? error.visits : [];
  return (
    <Alert severity="error" role="alert" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 600 }}>{sentenceOf(error)}</Typography>
      <VisitLinks visits={visits} pathOf={pathOf} />
      {visits.length > 0 && (
        <>
          <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{tLeaveCase('askPatients')}</Typography>
          <Typography variant="body2">{tLeaveCase('patientsAreOffered')}</Typography>
          <Button variant="contained" sx={{ mt: 1.5 }} onClick={onOffer}>
            {offer}
          </Button>
        </>
      )}
    </Alert>
  );
}
