import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { JoinVideo } from '../appointments/video/JoinVideo';
import { whenOf } from '../appointments/when';
import { formatTime } from '../common/format/format';
import { StatusChip } from '../common/lists/StatusChip';
import { OpenVisitButton } from '../consultations/OpenVisitButton';
import { useHospital } from '../hospital/useHospital';
import { HeldBy } from '../patients/HeldBy';
import { mayBeNoShow, stateOf } from './attendanceView';
import type { AttendanceStep } from './useQueue';
import { queueWords } from '../words/care/queue';
import { videoWords } from '../words/care/video';
import { pageWords } from '../words/pages';

const STATES = {
  expected: queueWords.expected,
  arrived: queueWords.arrived,
  called: queueWords.called,
  inConsultation: queueWords.inConsultation,
  noShow: queueWords.didNotCome,
  over: pageWords.completed,
} as const;

interface TodaysPatientProps {
  visit: AppointmentDto;
  busy: boolean;
  onStep: (visit: AppointmentDto, step: AttendanceStep) => void;
  onComplete: () => void;
}

function Steps({ visit, busy, onStep, onComplete }: TodaysPatientProps) {
  const { timeZone } = useHospital();
  const state = stateOf(visit);
  const name = visit.patientId.fullName;
  const step = (label: string, to: AttendanceStep, isMain = false) => (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      disabled={busy}
      aria-label={`${label}: ${name}`}
      onClick={() => onStep(visit, to)}
    >
      {label}
    </Button>
  );
  const isHere = state === 'arrived' || state === 'called';
  return (
    <>
      {state === 'expected' && step(queueWords.checkIn, 'check-in')}
      {state === 'noShow' && step(queueWords.cameAfterAll, 'check-in')}
      {state === 'arrived' && step(queueWords.call, 'call')}
      {isHere && step(queueWords.start, 'start', state === 'called')}
      {(isHere || state === 'expected') &&
        mayBeNoShow(visit, timeZone) &&
        step(queueWords.didNotCome, 'no-show')}
      {!isHere && state !== 'expected' && <OpenVisitButton visit={visit} />}
      {state === 'inConsultation' && (
        <Button
          variant="contained"
          loading={busy}
          aria-label={queueWords.completeName(name)}
          onClick={onComplete}
        >
          {pageWords.complete}
        </Button>
      )}
    </>
  );
}

/** One of today's patients: token and hour first, then who and why, then what can be done. */
export function TodaysPatient(props: TodaysPatientProps) {
  const { visit } = props;
  const { time } = whenOf(visit);
  const state = stateOf(visit);
  const token = visit.attendance?.token;
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h3">
              {token ? queueWords.token(token) : time ? formatTime(time) : pageWords.noTime}
            </Typography>
            <StatusChip
              label={STATES[state]}
              tone={state === 'inConsultation' || state === 'called' ? 'primary' : 'neutral'}
            />
            {visit.kind === 'video' && <StatusChip label={videoWords.byVideo} />}
            {token && time && <Typography color="text.secondary">{formatTime(time)}</Typography>}
          </Stack>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {visit.patientId.fullName}
          </Typography>
          <HeldBy holder={visit.heldBy} />
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {visit.reason}
          </Typography>
          <JoinVideo visit={visit} name={visit.patientId.fullName} />
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
          <Steps {...props} />
        </Stack>
      </Stack>
    </Card>
  );
}
