import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import RejectIcon from '@mui/icons-material/Close';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { earlyQuestion } from '../../appointments/visitStart';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { messages } from '../../messages';
import { ActionBar } from '../steps/ActionBar';
import { StepButton } from '../steps/StepButton';
import { AcceptButton } from './AcceptButton';
import { MoveButton } from './MoveButton';
import { ReasonStepButton } from './ReasonStepButton';
import { refundOnCancel, refundOnReject } from './refunds';

interface StepProps {
  appointment: AppointmentDto;
}

const RejectButton = ({ appointment }: StepProps) => (
  <ReasonStepButton
    label="Reject"
    icon={<RejectIcon />}
    question="Reject this appointment?"
    consequence={() => `${refundOnReject(appointment)} The patient gets a mail.`}
    appointment={appointment}
    step="reject"
    onDone={() => {
      notifySuccess(messages.responded('rejected'));
      notifySuccess(messages.emailSent);
    }}
    failure={(reason) => ({ text: messages.respondFailed(reason) })}
  />
);

function CompleteButton({ appointment }: StepProps) {
  const { timeZone } = useHospital();
  const early = earlyQuestion(appointment, timeZone);
  return (
    <StepButton
      label="Complete"
      icon={<CompleteIcon />}
      variant="contained"
      question={early ?? 'Complete this appointment?'}
      consequence={`${early ? 'Its time becomes free.' : 'The visit has taken place.'} It moves to the past appointments and cannot be cancelled any more.`}
      run={(provider) => provider.act('appointments', appointment.id, 'complete')}
      onDone={() => notifySuccess('Appointment completed')}
      failure={(reason) => ({ text: messages.completeFailed(reason) })}
    />
  );
}

const CancelButton = ({ appointment }: StepProps) => (
  <ReasonStepButton
    label="Cancel appointment"
    icon={<CancelIcon />}
    question="Cancel this appointment?"
    consequence={(now) => `${refundOnCancel(now)} The time becomes free, and the patient gets a mail.`}
    appointment={appointment}
    step="cancel"
    onDone={() => notifySuccess('Appointment cancelled', refundOnCancel(appointment))}
    failure={(reason) => ({ text: messages.deleteAppointmentFailed, detail: reason })}
  />
);

/** The steps that an appointment in its present state allows; nothing for one that is over. */
export function AppointmentActions({ appointment }: StepProps) {
  const isPending = appointment.status === 'pending';
  const isAccepted = appointment.status === 'accepted';
  if (!isPending && !isAccepted) return null;
  return (
    <ActionBar>
      {isPending && <AcceptButton appointment={appointment} />}
      {isPending && <RejectButton appointment={appointment} />}
      {appointment.canMove && <MoveButton appointment={appointment} />}
      {isAccepted && <CompleteButton appointment={appointment} />}
      <CancelButton appointment={appointment} />
    </ActionBar>
  );
}
