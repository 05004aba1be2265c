import CheckInIcon from '@mui/icons-material/HowToRegOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { serverNow } from '../../common/clock/serverClock';
import { notifySuccess } from '../../common/feedback/notices';
import { calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { mayBeNoShow, stateOf } from '../../queue/attendanceView';
import { staffMay } from '../data/staffMay';
import { useStep } from '../steps/useStep';
import { tAdminAppointment } from '../../messages/admin/appointments';

/** The state of a patient without a token. */
const STATES = {
  expected: tAdminAppointment('notCheckedInYet'),
  arrived: tAdminAppointment('waits'),
  called: tAdminAppointment('calledIn'),
  inConsultation: tAdminAppointment('withDoctor'),
  noShow: tAdminAppointment('didNotCome'),
} as const;

/** The state of the patient with this token. */
const TOKEN_STATES = {
  arrived: (token: number) => tAdminAppointment('tokenWaits', { token }),
  called: (token: number) => tAdminAppointment('tokenCalled', { token }),
  inConsultation: (token: number) => tAdminAppointment('tokenWithDoctor', { token }),
} as const;

interface AttendanceProps {
  appointment: AppointmentDto;
}

interface StepProps extends AttendanceProps {
  step: 'check-in' | 'no-show';
  label: string;
}

function AttendanceButton({ appointment, step, label }: StepProps) {
  const taking = useStep({
    run: (provider) => provider.act('appointments', appointment.id, step),
    onDone: () =>
      notifySuccess(step === 'no-show' ? tAdminAppointment('noShowNoted') : tAdminAppointment('checkedIn')),
  });
  return (
    <Button
      variant="outlined"
      startIcon={step === 'check-in' ? <CheckInIcon /> : undefined}
      loading={taking.isPending}
      onClick={() => taking.mutate()}
    >
      {label}
    </Button>
  );
}

/** An accepted visit of today at the desk: checks the patient in and shows the token. Nothing on other days. */
export function Attendance({ appointment }: AttendanceProps) {
  const { timeZone } = useHospital();
  const { status, appointmentDate, attendance } = appointment;
  const state = stateOf(appointment);
  if (status !== 'accepted' || appointmentDate !== calendarDate(serverNow(), timeZone) || state === 'over')
    return null;
  const isWaiting = state === 'expected' || state === 'noShow';
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {attendance?.token && !isWaiting ? TOKEN_STATES[state](attendance.token) : STATES[state]}
      </Typography>
      {isWaiting && staffMay('appointments.receive') && (
        <AttendanceButton appointment={appointment} step="check-in" label={tAdminAppointment('checkIn')} />
      )}
      {state === 'expected' && staffMay('appointments.edit') && mayBeNoShow(appointment, timeZone) && (
        <AttendanceButton appointment={appointment} step="no-show" label={tAdminAppointment('didNotCome')} />
      )}
    </Stack>
  );
}
