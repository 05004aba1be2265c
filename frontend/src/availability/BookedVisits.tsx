import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { ApiError, sentenceOf } from '../api/client';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';

interface BookedVisitsProps {
  error: unknown;
  /** Where a visit is seen by whoever reads this. */
  pathOf: (id: string) => string;
}

/** Why leave was refused, with each visit that is booked on its days and the way to it. */
export function BookedVisits({ error, pathOf }: BookedVisitsProps) {
  const { timeZone } = useHospital();
  const visits = error instanceof ApiError ? error.visits : [];
  return (
    <Alert severity="error" role="alert">
      <Typography sx={{ fontWeight: 600 }}>{sentenceOf(error)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {visits.map(({ id, date, time, patientName }) => (
          <li key={id}>
            <Link component={RouterLink} to={pathOf(id)} color="inherit" underline="always">
              {formatVisit(date, time, timeZone)}
            </Link>
            , {patientName}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
