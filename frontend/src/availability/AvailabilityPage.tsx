import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { serverNow } from '../common/clock/serverClock';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { calendarDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { usePageTitle } from '../hospital/usePageTitle';
import { CardBookingNotice } from './CardBookingNotice';
import { DaysForm } from './DaysForm';
import { ExtraSessions } from './extra-sessions/ExtraSessions';
import { Leaves } from './leave/Leaves';
import { useAvailability } from './useAvailability';
import { tPage } from '../messages/pages';

/** When the doctor sees patients and for what fee: days, times and leave. */
export function AvailabilityPage() {
  usePageTitle(tPage('daysAndLeave'));
  const { timeZone } = useHospital();
  const availability = useAvailability();
  const today = calendarDate(serverNow(), timeZone);
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{tPage('daysAndLeave')}</Typography>
      {availability.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={560} />
        </Loading>
      )}
      {availability.isError && (
        <ErrorRetry error={availability.error} onRetry={() => void availability.refetch()} />
      )}
      {availability.data && <CardBookingNotice practice={availability.data} />}
      {availability.data && <DaysForm key={availability.data.version} availability={availability.data} />}
      <Leaves today={today} />
      <ExtraSessions today={today} />
    </Stack>
  );
}
