import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { VisitStatus } from '../appointments/AppointmentCard';
import { whenOf } from '../appointments/when';
import { OpenVisitButton } from '../consultations/OpenVisitButton';
import { formatTime } from '../common/format/format';
import { PersonInitials } from '../users/PersonInitials';
import { CallNextButton } from '../queue/CallNextButton';
import { inOrder } from '../queue/attendanceView';
import { HeldBy } from '../patients/HeldBy';
import { tPage } from '../messages/pages';

const APPOINTMENTS = '/doctor-login/appointments';
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'center',
  py: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
};

function Visit({ visit }: { visit: AppointmentDto }) {
  const { time } = whenOf(visit);
  return (
    <Box component="li" sx={row}>
      <PersonInitials name={visit.patientId.fullName} size={40} />
      <div>
        <Link
          component={RouterLink}
          to={`${APPOINTMENTS}?visit=${visit._id}`}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {visit.patientId.fullName}
        </Link>
        <HeldBy holder={visit.heldBy} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{time ? formatTime(time) : tPage('noTime')}</strong>
          {visit.reason && ` · ${visit.reason}`}
        </Typography>
      </div>
      <Stack
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          alignItems: 'center',
          flexWrap: 'wrap',
          '& > .MuiButton-text:first-of-type:first-child': { ml: { xs: -1.5, sm: 0 } },
        }}
      >
        {visit.status === 'completed' && <VisitStatus appointment={visit} />}
        <OpenVisitButton visit={visit} size="small" />
      </Stack>
    </Box>
  );
}

function CallNext({ visits }: { visits: AppointmentDto[] }) {
  const [next] = inOrder(visits, ['arrived']);
  return (
    next && (
      <Box sx={{ my: 1 }}>
        <CallNextButton next={next} />
      </Box>
    )
  );
}

/** Today's patients of the doctor in the order of the times; waiting ones can be called. */
export const TodaysVisits = ({ visits }: { visits: AppointmentDto[] }) => (
  <Stack>
    <CallNext visits={visits} />
    {visits.length === 0 && <Typography color="text.secondary">{tPage('noVisitsToday')}</Typography>}
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {visits.map((visit) => (
        <Visit key={visit._id} visit={visit} />
      ))}
    </Box>
    <Link component={RouterLink} to={APPOINTMENTS} sx={{ alignSelf: 'flex-start', py: 1 }}>
      {tPage('allAppointments')}
    </Link>
  </Stack>
);
