import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { JoinVideo } from '../appointments/video/JoinVideo';
import { whenOf } from '../appointments/when';
import { formatTime } from '../common/format/format';
import { RowCard } from '../common/lists/RowCard';
import { StatusChip } from '../common/lists/StatusChip';
import { OpenVisitButton } from '../consultations/OpenVisitButton';
import { useHospital } from '../hospital/useHospital';
import { HeldBy } from '../patients/HeldBy';
import { HiddenText } from '../common/feedback/Loading';
import { RowMenu } from '../common/lists/RowMenu';
import { PersonInitials } from '../users/PersonInitials';
import { useCallIn } from './useCallIn';
import { mayBeNoShow, stateOf } from './attendanceView';
import type { AttendanceStep } from './useQueue';
import { tQueue } from '../messages/care/queue';
import { tVideo } from '../messages/care/video';
import { tPage } from '../messages/pages';

const STATES = {
  expected: tQueue('expected'),
  arrived: tQueue('arrived'),
  called: tQueue('called'),
  inConsultation: tQueue('inConsultation'),
  noShow: tQueue('didNotCome'),
  over: tPage('completed'),
} as const;

interface TodaysPatientProps {
  visit: AppointmentDto;
  busy: boolean;
  onStep: (visit: AppointmentDto, step: AttendanceStep) => void;
  onComplete: () => void;
}

/** One main action for the patient's state, and others in a menu. */
function Steps({ visit, busy, onStep, onComplete }: TodaysPatientProps) {
  const { timeZone } = useHospital();
  const calling = useCallIn();
  const state = stateOf(visit);
  const name = visit.patientId.fullName;
  const step = (to: AttendanceStep) => () => onStep(visit, to);
  const main = (label: string, act: () => void) => (
    <Button
      variant="outlined"
      disabled={busy}
      loading={calling.isPending}
      aria-label={`${label}: ${name}`}
      onClick={act}
    >
      {label}
    </Button>
  );
  const callIn = () => calling.mutate(visit);
  const isHere = state === 'arrived' || state === 'called';
  return (
    <>
      {state === 'expected' && main(tQueue('checkIn'), step('check-in'))}
      {state === 'noShow' && main(tQueue('cameAfterAll'), step('check-in'))}
      {state === 'arrived' && main(tQueue('callIn'), callIn)}
      {state === 'called' && main(tQueue('start'), callIn)}
      {!isHere && state !== 'expected' && (
        <OpenVisitButton visit={visit} variant={state === 'inConsultation' ? 'contained' : undefined} />
      )}
      {state === 'inConsultation' && (
        <Button loading={busy} aria-label={tQueue('completeNamed', { name })} onClick={onComplete}>
          {tPage('complete')}
        </Button>
      )}
      <RowMenu
        of={name}
        actions={[
          state === 'arrived' && { label: tQueue('onlyCall'), onClick: step('call') },
          state === 'arrived' && { label: tQueue('startOnly'), onClick: step('start') },
          (isHere || state === 'expected') &&
            mayBeNoShow(visit, timeZone) && { label: tQueue('didNotCome'), onClick: step('no-show') },
        ]}
      />
    </>
  );
}

/** The token, instead of a picture. */
const Token = ({ token }: { token: number }) => (
  <Box
    sx={{
      minWidth: 48,
      height: 48,
      display: 'grid',
      placeItems: 'center',
      borderRadius: '12px',
      bgcolor: 'primary.light',
      color: 'primary.dark',
      typography: 'h3',
    }}
  >
    <span>
      <HiddenText>{tQueue('tokenLabel')} </HiddenText>
      {token}
    </span>
  </Box>
);

/** One of today's patients: token, name, time, reason, and the main action. */
export function TodaysPatient(props: TodaysPatientProps) {
  const { visit } = props;
  const { time } = whenOf(visit);
  const state = stateOf(visit);
  const token = visit.attendance?.token;
  return (
    <RowCard
      picture={token ? <Token token={token} /> : <PersonInitials name={visit.patientId.fullName} />}
      title={visit.patientId.fullName}
      status={
        <>
          {state !== 'arrived' && state !== 'expected' && (
            <StatusChip
              label={STATES[state]}
              tone={state === 'inConsultation' || state === 'called' ? 'primary' : 'neutral'}
            />
          )}
          {visit.kind === 'video' && <StatusChip label={tVideo('byVideo')} />}
        </>
      }
      actions={<Steps {...props} />}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{time ? formatTime(time) : tPage('noTime')}</strong>
        {visit.reason && ` · ${visit.reason}`}
      </Typography>
      <HeldBy holder={visit.heldBy} />
      <JoinVideo visit={visit} name={visit.patientId.fullName} />
    </RowCard>
  );
}
