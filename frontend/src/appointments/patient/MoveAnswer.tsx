import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { formatRupees } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { isMovedByHospital, moveEnds } from '../appointmentView';
import { useAgreeToTime } from '../useAppointments';
import { whenOf } from '../when';
import type { Opened } from './opened';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

interface MoveAnswerProps {
  appointment: AppointmentDto;
  onOpen: (opened: Opened) => void;
}

/** The patient's answers to a visit that the doctor moved, one button each. */
export function MoveAnswer({ appointment, onOpen }: MoveAnswerProps) {
  const { timeZone } = useHospital();
  const agreement = useAgreeToTime();
  const { _id: id, refundIfCancelled } = appointment;
  const { date, time } = whenOf(appointment);
  const { from, to } = moveEnds(appointment, timeZone);
  // The updated visit unmounts this component, so what follows must not depend on it.
  const agree = () =>
    agreement.mutateAsync({ id, appointmentDate: date ?? '', appointmentTime: time }).then(
      () => notifySuccess(tPatientAppointment('moveAgreed')),
      (error: unknown) => notifyError(tPatientAppointment('answerFailed'), sentenceOf(error), id),
    );
  return (
    // Without its icon, to leave room for the buttons on a small phone.
    <Alert
      severity="info"
      role="note"
      icon={false}
      sx={{ my: 1.5, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {isMovedByHospital(appointment)
          ? tPatientAppointment('visitMovedByHospital', { from, to })
          : tPatientAppointment('visitMovedByDoctor', { from, to })}
      </Typography>
      <Typography variant="body2">
        {tPatientAppointment('agreeQuestion')}{' '}
        {refundIfCancelled
          ? tPatientAppointment('fullRefundUntilBegin', {
              refundIfCancelled: formatRupees(refundIfCancelled),
            })
          : ''}
      </Typography>
      <InlineError subject={id} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1}
        sx={{ mt: 1.5, flexWrap: { sm: 'wrap' }, '& > *': { px: 1.5 } }}
      >
        <Button variant="contained" loading={agreement.isPending} onClick={() => void agree()}>
          {tPatientAppointment('agree')}
        </Button>
        <Button variant="outlined" onClick={() => onOpen({ appointment, as: 'anotherTime' })}>
          {tPatientAppointment('askForAnotherTime')}
        </Button>
        <Button color="inherit" onClick={() => onOpen({ appointment, as: 'cancel' })}>
          {refundIfCancelled ? tPatientAppointment('cancelWithFullRefund') : tPage('cancelAppointment')}
        </Button>
      </Stack>
    </Alert>
  );
}
