import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError, sentenceOf } from '../api/client';
import { VisitLinks } from './VisitLinks';
import { tLeaveCase } from '../messages/care/leaveCases';

interface BookedVisitsProps {
  error: unknown;
  /** The address of a visit's page. */
  pathOf: (id: string) => string;
  /** The label of the confirmation button. */
  offer?: string;
  /** Takes the leave anyway: the patients are offered other times, doctors or a refund. */
  onOffer: () => void;
}

/** Why the leave was refused, with links to the booked visits, and the choice of what to do with them. */
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
