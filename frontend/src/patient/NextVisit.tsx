import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { VisitStatus } from '../appointments/AppointmentCard';
import { awaitsAnswer, doctorOf } from '../appointments/appointmentView';
import { visitPath } from '../appointments/patient/paths';
import { JoinVideo } from '../appointments/video/JoinVideo';
import { whenOf, whenText } from '../appointments/when';
import { serverTime } from '../common/clock/serverClock';
import { Loading } from '../common/feedback/Loading';
import { addDays, calendarDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { CheckIn, Place } from '../queue/VisitsToday';
import { DoctorPicture } from '../users/DoctorPicture';
import { PersonInitials } from '../users/PersonInitials';
import { tPatientArea } from '../messages/people/patientArea';

const PORTRAIT = 72;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: `${PORTRAIT}px minmax(0, 1fr)`, md: `${PORTRAIT}px minmax(0, 1fr) auto` },
  columnGap: { xs: 2, md: 3 },
  rowGap: 2,
  alignItems: 'center',
};
const actionPlace = { gridColumn: { xs: '1 / -1', md: 'auto' } };

const directionsTo = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replaceAll('\n', ', ') })}`;

interface VisitProps {
  visit: AppointmentDto;
}

const DetailsButton = ({
  visit,
  isMain = false,
  label,
}: VisitProps & { isMain?: boolean; label?: string }) => (
  <Button variant={isMain ? 'contained' : 'text'} component={RouterLink} to={visitPath(visit._id)}>
    {label ?? tPatientArea('seeDetails')}
  </Button>
);

/** The action for the next visit now: answer, check in, join, directions, or details. */
function MainAction({ visit }: VisitProps) {
  const { timeZone, address } = useHospital();
  const now = serverTime();
  const today = calendarDate(new Date(now), timeZone);
  const { date } = whenOf(visit);
  const isSoon = date !== null && date <= addDays(today, 1);
  if (awaitsAnswer(visit)) return <DetailsButton visit={visit} isMain label={tPatientArea('answer')} />;
  if (visit.attendance?.token && visit.attendance.state !== 'noShow')
    return (
      <Stack spacing={1}>
        <Place visit={visit} />
        <JoinVideo visit={visit} />
        <DetailsButton visit={visit} />
      </Stack>
    );
  if (visit.video && Date.parse(visit.video.opensAt) <= now) return <JoinVideo visit={visit} />;
  if (visit.checkInFrom && Date.parse(visit.checkInFrom) <= now) return <CheckIn visit={visit} />;
  if (visit.kind === 'inPerson' && visit.status === 'accepted' && isSoon && address)
    return (
      <>
        <Button
          variant="contained"
          startIcon={<DirectionsIcon />}
          href={directionsTo(address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {tPatientArea('directions')}
        </Button>
        <DetailsButton visit={visit} />
      </>
    );
  return <DetailsButton visit={visit} isMain />;
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Card component="section" aria-label={tPatientArea('nextVisit')} sx={{ p: { xs: 2, md: 3 } }}>
    {children}
  </Card>
);

/** The patient's next visit: doctor, time, and the present action. */
export function NextVisit({ visit }: { visit: AppointmentDto | null | undefined }) {
  const { timeZone } = useHospital();
  if (visit === undefined)
    return (
      <Frame>
        <Loading>
          <Box sx={row}>
            <Skeleton variant="rounded" width={PORTRAIT} height={PORTRAIT} />
            <div>
              <Skeleton width="50%" height={32} />
              <Skeleton width="35%" />
            </div>
            <Box sx={actionPlace}>
              <Skeleton variant="rounded" width={140} height={44} />
            </Box>
          </Box>
        </Loading>
      </Frame>
    );
  if (visit === null)
    return (
      <Frame>
        <Typography variant="h2">{tPatientArea('noVisitPlanned')}</Typography>
        <Typography color="text.secondary">{tPatientArea('noVisitPlannedText')}</Typography>
      </Frame>
    );
  const name = visit.acceptedDoctorId?.fullName ?? visit.doctorName ?? visit.speciality ?? '';
  const isWaiting = visit.status === 'pending';
  return (
    <Frame>
      <Box sx={row}>
        {visit.doctorImage ? (
          <DoctorPicture image={visit.doctorImage} size={PORTRAIT} eager />
        ) : (
          <PersonInitials name={name} size={PORTRAIT} />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" component="h2" color="text.secondary">
            {tPatientArea('nextVisit')}
          </Typography>
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {whenText(visit, timeZone)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            {visit.speciality && name !== visit.speciality && (
              <Typography color="text.secondary">{visit.speciality}</Typography>
            )}
            {isWaiting && <VisitStatus appointment={visit} />}
          </Box>
          {isWaiting && <Typography color="text.secondary">{doctorOf(visit)}</Typography>}
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ ...actionPlace, flexWrap: 'wrap' }}>
          <MainAction visit={visit} />
        </Stack>
      </Box>
    </Frame>
  );
}
