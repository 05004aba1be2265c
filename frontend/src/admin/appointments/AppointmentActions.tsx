import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import RejectIcon from '@mui/icons-material/Close';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { notifyMailed } from '../../appointments/notifyMailed';
import { earlyQuestion } from '../../appointments/visitStart';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { ActionBar } from '../steps/ActionBar';
import { Allowed } from '../steps/Allowed';
import { StepButton } from '../steps/StepButton';
import { AcceptButton } from './AcceptButton';
import { MoveButton } from './MoveButton';
import { ReasonStepButton } from './ReasonStepButton';
import { refundOnCancel, refundOnReject } from './refunds';
import { tAdminAppointment } from '../../messages/admin/appointments';

interface StepProps {
  appointment: AppointmentDto;
}

const RejectButton = ({ appointment }: StepProps) => (
  <ReasonStepButton
    label={tAdminAppointment('reject')}
    icon={<RejectIcon />}
    question={tAdminAppointment('rejectThisAppointment')}
    consequence={() => tAdminAppointment('rejectText', { refundOnReject: refundOnReject(appointment) })}
    appointment={appointment}
    step="reject"
    onDone={({ patientIsMailed }) => {
      notifySuccess(tSpecified('responded', { status: 'rejected' }));
      notifyMailed(patientIsMailed);
    }}
    failure={(reason) => ({ text: tSpecified('respondFailed', { reason }) })}
  />
);

function CompleteButton({ appointment }: StepProps) {
  const { timeZone } = useHospital();
  const early = earlyQuestion(appointment, timeZone);
  return (
    <StepButton
      needs="appointments.edit"
      label={tAdminAppointment('complete')}
      icon={<CompleteIcon />}
      variant="contained"
      question={early ?? tAdminAppointment('completeThisAppointment')}
      consequence={tAdminAppointment('completeText', { early: Boolean(early) })}
      run={(provider) => provider.act('appointments', appointment.id, 'complete')}
      onDone={() => notifySuccess(tAdminAppointment('appointmentCompleted'))}
      failure={(reason) => ({ text: tSpecified('completeFailed', { reason }) })}
    />
  );
}

const CancelButton = ({ appointment }: StepProps) => (
  <ReasonStepButton
    label={tAdminAppointment('cancelAppointment')}
    icon={<CancelIcon />}
    question={tAdminAppointment('cancelThisAppointment')}
    consequence={(now) => tAdminAppointment('cancelText', { refundOnCancel: refundOnCancel(now) })}
    appointment={appointment}
    step="cancel"
    onDone={() => notifySuccess(tAdminAppointment('appointmentCancelled'), refundOnCancel(appointment))}
    failure={(reason) => ({ text: tSpecified('deleteAppointmentFailed'), detail: reason })}
  />
);

/** The steps that the appointment's state allows; empty for a final state. */
export function AppointmentActions({ appointment }: StepProps) {
  const isPending = appointment.status === 'pending';
  const isAccepted = appointment.status === 'accepted';
  if (!isPending && !isAccepted) return null;
  return (
    <ActionBar>
      <Allowed to="appointments.edit">
        {isPending && <AcceptButton appointment={appointment} />}
        {isPending && <RejectButton appointment={appointment} />}
        {appointment.canMove && <MoveButton appointment={appointment} />}
        {isAccepted && <CompleteButton appointment={appointment} />}
      </Allowed>
      <Allowed to="appointments.cancel">
        <CancelButton appointment={appointment} />
      </Allowed>
    </ActionBar>
  );
}
