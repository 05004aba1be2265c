import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { PatientDashboard as Dashboard } from '../../../openapi/contract/care/dashboard.js';
import { formatHospitalNumber } from '../../../openapi/contract/people/hospital-number.js';
import { lazyPart } from '../common/browser/lazyPart';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useActingFor } from '../auth/usePerson';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { formatVisit, shortId } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { useTitleOf } from '../family/useTitleOf';
import { usePageTitle } from '../hospital/usePageTitle';
import { CountTiles } from '../dashboard/CountTiles';
import { DashboardCard } from '../dashboard/DashboardCard';
import { EntryList } from '../dashboard/EntryList';
import { QuickActions } from '../dashboard/QuickActions';
import { RecentActivity } from '../dashboard/RecentActivity';
import { tSpecified } from '../messages/specified';
import { NotificationList } from '../notifications/NotificationList';
import { actions, tiles } from './dashboardLinks';
import { NextVisit } from './NextVisit';
import { Todos } from './Todos';
import { usePatientDashboard } from './useDashboard';
import { WaysToBook } from './WaysToBook';
import { tPage } from '../messages/pages';
import { tPatientArea } from '../messages/people/patientArea';

const RequestAppointmentDialog = lazyPart(
  async () => (await import('../appointments/patient/RequestAppointmentDialog')).RequestAppointmentDialog,
);

function Welcome({ hospitalNumber }: { hospitalNumber: string | null | undefined }) {
  const user = useCurrentUser();
  const person = useActingFor();
  const title = useTitleOf(tPage('dashboard'));
  if (!user.data) {
    return (
      <Typography variant="h1" component="p" role="status" color="text.secondary" sx={{ minHeight: 72 }}>
        {tSpecified('loading')}
      </Typography>
    );
  }
  return (
    <div>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {person ? title : tPage('welcome', { fullName: user.data.fullName })}
      </Typography>
      <Typography color="text.secondary">
        <span>{tPatientArea('patientId', { dataId: shortId(person?.id ?? user.data._id) })}</span>
        {hospitalNumber && (
          <>
            {' · '}
            <span>{tPatientArea('hospitalNumber', { number: formatHospitalNumber(hospitalNumber) })}</span>
          </>
        )}
      </Typography>
    </div>
  );
}

function Schedule({ schedule }: { schedule: Dashboard['schedule'] }) {
  const { timeZone } = useHospital();
  const entries = schedule.map(({ date, time, title, detail, path }) => ({
    key: `${date} ${time} ${title} ${path}`,
    when: date ? formatVisit(date, time, timeZone) : 'TBD',
    text: title,
    detail,
    path,
  }));
  return (
    <DashboardCard heading={tPatientArea('schedule')}>
      <EntryList entries={entries} whenEmpty={tPatientArea('scheduleEmpty')} />
    </DashboardCard>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
};

/** Placeholder of everything below the next visit, so that nothing moves while the rest loads. */
const Placeholder = () => (
  <Loading>
    <Box sx={columns}>
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  </Loading>
);

interface ContentProps {
  /** undefined if it could not be read: the booking links are shown anyway. */
  dashboard: Dashboard | undefined;
  onRequest: () => void;
}

/** Everything below the next visit. */
const Content = ({ dashboard, onRequest }: ContentProps) => (
  <>
    {dashboard && <Todos todos={dashboard.todos} />}
    <WaysToBook isMain={!dashboard?.nextVisit} onRequest={onRequest} />
    {dashboard && <CountTiles tiles={tiles} counted={dashboard.counts} />}
    <Box sx={columns}>
      {dashboard && (
        <Stack spacing={3}>
          <Schedule schedule={dashboard.schedule} />
          <RecentActivity activity={dashboard.activity} />
        </Stack>
      )}
      <Stack spacing={3}>
        <QuickActions actions={actions} />
        <NotificationList />
      </Stack>
    </Box>
  </>
);

/** The patient's start page: person, next visit, activity, and booking links. */
export function PatientDashboard() {
  usePageTitle(tPage('dashboard'));
  const { data, error, isPending, refetch } = usePatientDashboard();
  const [params, setParams] = useSearchParams();
  // In the address, so that a login in between returns to it.
  const setIsBooking = (isBooking: boolean) =>
    setParams(isBooking ? { request: 'new' } : {}, { replace: true, preventScrollReset: true });
  return (
    <Stack spacing={3}>
      <Welcome hospitalNumber={data?.user.hospitalNumber} />
      {error && !data ? (
        <ErrorRetry text={tPatientArea('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <NextVisit visit={data?.nextVisit} />
      )}
      {isPending ? <Placeholder /> : <Content dashboard={data} onRequest={() => setIsBooking(true)} />}
      <Suspense>
        {params.has('request') && <RequestAppointmentDialog onClose={() => setIsBooking(false)} />}
      </Suspense>
    </Stack>
  );
}
