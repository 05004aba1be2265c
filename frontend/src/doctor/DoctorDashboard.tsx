import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { User } from '../../../openapi/contract/users.js';
import { NextVisits } from '../appointments/NextVisits';
import { byDate, dateOf } from '../appointments/appointmentView';
import { useAcceptedAppointments, usePendingAppointments } from '../appointments/useAppointments';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useSession } from '../auth/useSession';
import { ErrorRetry } from '../common/ErrorRetry';
import { Loading } from '../common/Loading';
import { calendarDate, shortId } from '../common/format';
import { useHospital } from '../common/useHospital';
import { usePageTitle } from '../common/usePageTitle';
import { NotificationList } from '../notifications/NotificationList';
import { DoctorPicture } from '../users/DoctorPicture';

const APPOINTMENTS = '/doctor-login/appointments';

const Banner = ({ doctor }: { doctor: User }) => (
  <Card sx={{ p: { xs: 2, md: 3 } }}>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
      <DoctorPicture image={doctor.image} size={112} alt={`Photo of ${doctor.fullName}`} />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h1">Welcome, {doctor.fullName}</Typography>
          <Chip color="success" label="Active Doctor" />
        </Stack>
        <Typography sx={{ mt: 1 }}>{doctor.speciality ?? 'N/A'}</Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          ID: {shortId(doctor._id)} · {doctor.email}
        </Typography>
      </Box>
    </Stack>
  </Card>
);

function PendingCount({ doctorId }: { doctorId: string }) {
  const pending = usePendingAppointments(doctorId);
  return (
    <Card component="section" aria-label="Pending requests" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" component="h2">
        Pending requests
      </Typography>
      {pending.isPending && (
        <Loading>
          <Skeleton width={64} height={56} />
        </Loading>
      )}
      {pending.isError && <ErrorRetry error={pending.error} onRetry={() => void pending.refetch()} />}
      {pending.data && (
        <Typography variant="h1" component="p" sx={{ my: 1 }}>
          {pending.data.length}
        </Typography>
      )}
      <Link component={RouterLink} to={APPOINTMENTS} sx={{ display: 'inline-block', py: 1 }}>
        Answer requests
      </Link>
    </Card>
  );
}

/** The doctor's first page: who, the open requests, today's visits and what is new. */
export function DoctorDashboard() {
  usePageTitle('Dashboard');
  const { timeZone } = useHospital();
  const doctorId = useSession()?.userId ?? '';
  const user = useCurrentUser();
  const accepted = useAcceptedAppointments(doctorId);
  const today = calendarDate(new Date(), timeZone);
  const todays = accepted.data?.filter((visit) => dateOf(visit) === today).sort(byDate);
  return (
    <Stack spacing={3}>
      {user.data ? (
        <Banner doctor={user.data} />
      ) : (
        <Loading>
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 2fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <PendingCount doctorId={doctorId} />
        <NextVisits
          heading="Today's visits"
          whenEmpty="No visits today."
          visits={todays}
          whoOf={({ patientId }) => patientId.fullName}
          allPath={APPOINTMENTS}
          error={accepted.error}
          onRetry={() => void accepted.refetch()}
        />
      </Box>
      <NotificationList />
    </Stack>
  );
}
