import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../api/client';
import { AppointmentItems, AppointmentSection } from '../appointments/AppointmentCard';
import { JoinVideo } from '../appointments/video/JoinVideo';
import { useMoment } from '../appointments/video/useMoment';
import { whenOf } from '../appointments/when';
import { serverNow, serverTime } from '../common/clock/serverClock';
import { InlineError } from '../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { calendarDate, clockDateTime, formatTime } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { waitText } from './attendanceView';
import { useAttendanceStep, useQueue } from './useQueue';
import { tQueue } from '../messages/care/queue';
import { tVideo } from '../messages/care/video';
import { tPage } from '../messages/pages';

/** The walk from the waiting room to the doctor, ms. */
const COMING_MS = 2 * 60_000;

interface VisitProps {
  visit: AppointmentDto;
}

/** The check-in button, or from when on it is possible. */
export function CheckIn({ visit }: VisitProps) {
  const { timeZone } = useHospital();
  const step = useAttendanceStep();
  const from = new Date(visit.checkInFrom!);
  const isOpen = useMoment(from.getTime());
  if (!isOpen) {
    const [, time] = clockDateTime(from, timeZone).split(' ');
    return <Typography>{tQueue('checkInFrom', { time: formatTime(time) })}</Typography>;
  }
  const checkIn = () =>
    step.mutate(
      { id: visit._id, step: 'check-in' },
      {
        onSuccess: ({ attendance }) => notifySuccess(tQueue('checkedIn', { token: attendance?.token })),
        onError: (error) => notifyError(tQueue('checkInFailed'), sentenceOf(error), visit._id),
      },
    );
  return (
    <>
      <InlineError subject={visit._id} />
      <Button variant="contained" loading={step.isPending} onClick={checkIn} sx={{ alignSelf: 'flex-start' }}>
        {tQueue('checkIn')}
      </Button>
    </>
  );
}

/** The token, and whose turn it is. */
export function Place({ visit }: VisitProps) {
  const queue = useQueue(visit.acceptedDoctorId!._id);
  const { state, token, startedAt } = visit.attendance!;
  // Called and started with one click, so the patient is still walking.
  const isComing =
    state === 'called' ||
    (state === 'inConsultation' && serverTime() - Date.parse(startedAt ?? '') < COMING_MS);
  const text = isComing
    ? visit.kind === 'video'
      ? tVideo('yourTurn')
      : tQueue('yourTurn')
    : state === 'inConsultation'
      ? tQueue('inConsultationText')
      : queue.data && waitText(queue.data, token!);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="h1" component="p" sx={{ color: 'primary.main' }}>
        {tQueue('tokenLabel')} {token}
      </Typography>
      <Typography role="status">{text}</Typography>
    </Stack>
  );
}

function VisitToday({ visit }: VisitProps) {
  const { time } = whenOf(visit);
  return (
    <Card component="li" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={1.5}>
        <div>
          <Typography variant="h3">{visit.acceptedDoctorId?.fullName}</Typography>
          <Typography color="text.secondary">
            {time ? tQueue('todayAt', { time: formatTime(time) }) : tPage('today')}
          </Typography>
        </div>
        {visit.checkInFrom && <CheckIn visit={visit} />}
        {visit.attendance?.token && <Place visit={visit} />}
        <JoinVideo visit={visit} />
      </Stack>
    </Card>
  );
}

/** Whether a visit needs attention on its day. */
const isOfToday =
  (today: string) =>
  ({ status, attendance, checkInFrom, video, appointmentDate }: AppointmentDto): boolean =>
    status === 'accepted' &&
    (checkInFrom !== null ||
      Boolean(attendance?.token && attendance.state !== 'noShow') ||
      (video !== null && appointmentDate === today && Date.parse(video.closesAt) > serverTime()));

/**
 * A patient's visits of today: check-in, then live token, position and expected wait. Nothing on other days.
 */
export function VisitsToday({ appointments }: { appointments: AppointmentDto[] | undefined }) {
  const { timeZone } = useHospital();
  const visits = appointments?.filter(isOfToday(calendarDate(serverNow(), timeZone))) ?? [];
  if (visits.length === 0) return null;
  return (
    <AppointmentSection heading={tQueue('yourVisitToday')}>
      <AppointmentItems>
        {visits.map((visit) => (
          <VisitToday key={visit._id} visit={visit} />
        ))}
      </AppointmentItems>
    </AppointmentSection>
  );
}
