import Skeleton from '@mui/material/Skeleton';
import type { PatientDashboard } from '../../../openapi/contract/care/dashboard.js';
import { Loading } from '../common/feedback/Loading';
import { formatInstant } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { DashboardCard } from './DashboardCard';
import { EntryList } from './EntryList';
import { tDashboard } from '../messages/people/dashboard';

/** Recent activity of a patient or doctor, newest first; a skeleton while it loads. */
export function RecentActivity({ activity }: { activity: PatientDashboard['activity'] | undefined }) {
  const { timeZone } = useHospital();
  const entries = activity?.map(({ at, text, path }) => ({
    key: `${at} ${text}`,
    when: formatInstant(at, timeZone),
    text,
    path,
  }));
  return (
    <DashboardCard heading={tDashboard('recentActivity')}>
      {entries ? (
        <EntryList entries={entries} whenEmpty={tDashboard('activityEmpty')} />
      ) : (
        <Loading>
          <Skeleton variant="rounded" height={200} />
        </Loading>
      )}
    </DashboardCard>
  );
}
