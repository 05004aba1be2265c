import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { ApiError, sentenceOf } from '../api/client';
import { VisitLinks } from './VisitLinks';

interface BookedVisitsProps {
  error: unknown;
  /** Where a visit is seen by whoever reads this. */
  pathOf: (id: string) => string;
}

/** Why leave was refused, with each visit that is booked on its days and the way to it. */
export const BookedVisits = ({ error, pathOf }: BookedVisitsProps) => (
  <Alert severity="error" role="alert">
    <Typography sx={{ fontWeight: 600 }}>{sentenceOf(error)}</Typography>
    <VisitLinks visits={error instanceof ApiError ? error.visits : []} pathOf={pathOf} />
  </Alert>
);
