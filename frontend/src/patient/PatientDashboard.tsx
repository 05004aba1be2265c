import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { NextVisits } from '../appointments/NextVisits';
import { RequestAppointmentDialog } from '../appointments/RequestAppointmentDialog';
import { byDate, canCancel, doctorOf } from '../appointments/appointmentView';
import { usePatientAppointments } from '../appointments/useAppointments';
import { useCurrentUser } from '../auth/useCurrentUser';
import { useSession } from '../auth/useSession';
import { Loading } from '../common/Loading';
import { shortId } from '../common/format';
import { usePageTitle } from '../common/usePageTitle';
import { messages } from '../messages';
import { NOTIFICATIONS_ID, NotificationList } from '../notifications/NotificationList';
import { useNotifications } from '../notifications/useNotifications';

const VISITS_SHOWN = 3;

function Welcome() {
  const user = useCurrentUser();
  if (!user.data) {
    return (
      <Loading>
        <Skeleton width={280} height={72} />
      </Loading>
    );
  }
  return (
    <div>
      <Typography variant="h1">Welcome, {user.data.fullName}</Typography>
      <Typography color="text.secondary">Patient ID: {shortId(user.data._id)}</Typography>
    </div>
  );
}

function NotificationsButton() {
  const unread = useNotifications().data?.filter(({ readAt }) => !readAt).length ?? 0;
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  const show = () => {
    const list = document.getElementById(NOTIFICATIONS_ID);
    list?.scrollIntoView({ block: 'center' });
    list?.focus({ preventScroll: true });
  };
  return (
    <IconButton aria-label={label} onClick={show}>
      <Badge badgeContent={unread} color="primary">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
}

/** The patient's first page: who, the next visits, what is new, and the ways to book. */
export function PatientDashboard() {
  usePageTitle('Dashboard');
  const appointments = usePatientAppointments(useSession()?.userId ?? '');
  const [isBooking, setIsBooking] = useState(false);
  const visits = appointments.data?.filter(canCancel).sort(byDate).slice(0, VISITS_SHOWN);
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Welcome />
        <NotificationsButton />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button variant="contained" size="large" component={RouterLink} to="/find-doctor">
          Find a doctor
        </Button>
        <Button variant="outlined" size="large" onClick={() => setIsBooking(true)}>
          Book Appointment
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <NextVisits
          heading="Next visits"
          whenEmpty={messages.noUpcoming}
          visits={visits}
          whoOf={doctorOf}
          allPath="/patientlogin/patientapps"
          error={appointments.error}
          onRetry={() => void appointments.refetch()}
        />
        <NotificationList />
      </Box>
      {isBooking && <RequestAppointmentDialog onClose={() => setIsBooking(false)} />}
    </Stack>
  );
}
