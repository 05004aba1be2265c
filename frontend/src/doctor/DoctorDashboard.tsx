import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { DOCTOR_SETTINGS } from '../auth/landing';
import { CardBookingNotice } from '../availability/CardBookingNotice';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { usePageTitle } from '../hospital/usePageTitle';
import { CountTiles } from '../dashboard/CountTiles';
import { DashboardCard } from '../dashboard/DashboardCard';
import { QuickActions } from '../dashboard/QuickActions';
import { RecentActivity } from '../dashboard/RecentActivity';
import { NotificationList } from '../notifications/NotificationList';
import { Banner } from './Banner';
import { actions, tiles } from './dashboardLinks';
import { TodaysVisits } from './TodaysVisits';
import { useDoctorDashboard } from './useDoctorDashboard';
import { tPage } from '../messages/pages';
import { tDoctorArea } from '../messages/people/doctorArea';

const Waiting = ({ height }: { height: number }) => (
  <Loading>
    <Skeleton variant="rounded" height={height} />
  </Loading>
);

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
};

/** The doctor's start page: person, open requests, today's visits and recent activity. */
export function DoctorDashboard() {
  usePageTitle(tPage('dashboard'));
  const dashboard = useDoctorDashboard();
  if (dashboard.isError) {
    return (
      <ErrorRetry
        text={tDoctorArea('loadFailed')}
        error={dashboard.error}
        onRetry={() => void dashboard.refetch()}
      />
    );
  }
  const { data } = dashboard;
  return (
    <Stack spacing={3}>
      {data ? <Banner doctor={data.user} /> : <Waiting height={160} />}
      {data && <CardBookingNotice practice={data.user} setAt={DOCTOR_SETTINGS} />}
      <CountTiles tiles={tiles} counted={data} />
      {/* Loaded, but hidden until the content above has its height. */}
      <Box sx={{ ...columns, visibility: data ? 'visible' : 'hidden' }}>
        <Stack spacing={3}>
          <DashboardCard heading={tDoctorArea('todaysVisits')}>
            {data ? <TodaysVisits visits={data.todaysVisits} /> : <Waiting height={200} />}
          </DashboardCard>
          <QuickActions actions={actions} />
          <RecentActivity activity={data?.activity} />
        </Stack>
        <NotificationList />
      </Box>
    </Stack>
  );
}
