import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Appointment } from '../../../openapi/contract/appointments.js';
import { Loading } from '../common/Loading';
import { ErrorRetry } from '../common/ErrorRetry';
import { useHospital } from '../common/useHospital';
import { StatusChip } from './AppointmentCard';
import { whenOf } from './appointmentView';

interface NextVisitsProps {
  heading: string;
  whenEmpty: string;
  /** undefined while they load. */
  visits: Appointment[] | undefined;
  whoOf: (appointment: Appointment) => string;
  /** Route of the whole list. */
  allPath: string;
  error: unknown;
  onRetry: () => void;
}

/** The nearest visits on a dashboard, with the way to all of them. */
export function NextVisits({ heading, whenEmpty, visits, whoOf, allPath, error, onRetry }: NextVisitsProps) {
  const { timeZone } = useHospital();
  return (
    <Card component="section" aria-label={heading} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      {Boolean(error) && <ErrorRetry error={error} onRetry={onRetry} />}
      {!visits && !error && (
        <Loading>
          <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
        </Loading>
      )}
      {visits?.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {whenEmpty}
        </Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {visits?.map((visit) => (
          <Box component="li" key={visit._id} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600 }}>{whenOf(visit, timeZone)}</Typography>
              <StatusChip appointment={visit} />
            </Stack>
            <Typography variant="body2" color="text.secondary">
              {whoOf(visit)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={allPath} sx={{ display: 'inline-block', mt: 2, py: 1 }}>
        All appointments
      </Link>
    </Card>
  );
}
