import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import CompleteIcon from '@mui/icons-material/TaskAltOutlined';
import RejectIcon from '@mui/icons-material/Close';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { notifyMailed } from '../../appointments/notifyMailed';
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
import { adminAppointmentWords } from '../../words/admin/appointments';

interface StepProps {
  appointment: AppointmentDto;
}

const RejectButton = ({ appointment }: StepProps) => (
  <ReasonStepButton
    label={adminAppointmentWords.reject}
    icon={<RejectIcon />}
    question={adminAppointmentWords.rejectThisAppointment}
    consequence={() => adminAppointmentWords.rejectText(refundOnReject(appointment))}
    appointment={appointment}
    step="reject"
    onDone={({ patientIsMailed }) => {
      notifySuccess(messages.responded('rejected'));
      notifyMailed(patientIsMailed);
    }}
    failure={(reason) => ({ text: messages.respondFailed(reason) })}
  />
);

function CompleteButton({ appointment }: StepProps) {
  const { timeZone } = useHospital();
  const early = earlyQuestion(appointment, timeZone);
  return (
    <StepButton
      label={adminAppointmentWords.complete}
      icon={<CompleteIcon />}
      variant="contained"
      question={early ?? adminAppointmentWords.completeThisAppointment}
      consequence={adminAppointmentWords.completeText(Boolean(early))}
      run={(provider) => provider.act('appointments', appointment.id, 'complete')}
      onDone={() => notifySuccess(adminAppointmentWords.appointmentCompleted)}
      failure={(reason) => ({ text: messages.completeFailed(reason) })}
    />
  );
}

const CancelButton = ({ appointment }: StepProps) => (
  <ReasonStepButton
    label={adminAppointmentWords.cancelAppointment}
    icon={<CancelIcon />}
    question={adminAppointmentWords.cancelThisAppointment}
    consequence={(now) => adminAppointmentWords.cancelText(refundOnCancel(now))}
    appointment={appointment}
    step="cancel"
    onDone={() => notifySuccess(adminAppointmentWords.appointmentCancelled, refundOnCancel(appointment))}
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
