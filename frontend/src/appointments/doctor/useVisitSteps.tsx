import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { messages } from '../../messages';
import { AcceptDialog } from './AcceptDialog';
import { CancelVisitDialog } from './CancelVisitDialog';
import { LeaveToColleaguesDialog } from './LeaveToColleaguesDialog';
import { RejectDialog } from './RejectDialog';
import type { VisitStep } from './VisitSteps';
import { useRespondToAppointment } from '../useAppointments';
import { earlyQuestion } from '../visitStart';

/** Names the notices of completing a visit. */
const formOf = (id: string) => `complete ${id}`;

interface Asked {
  step: VisitStep;
  appointment: AppointmentDto;
}

/** The steps of a visit: completing one that has begun happens at once, everything else asks first. */
export function useVisitSteps(doctorId: string) {
  const { timeZone } = useHospital();
  const completion = useRespondToAppointment();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  const complete = ({ _id: id }: AppointmentDto) =>
    completion.mutate(
      { id, status: 'completed', doctorId },
      {
        onSuccess: () => notifySuccess('Appointment completed.', undefined, formOf(id)),
        onError: (error) => notifyError(messages.completeFailed(sentenceOf(error)), undefined, formOf(id)),
      },
    );
  const take = (step: VisitStep, appointment: AppointmentDto) => {
    const asksFirst = step !== 'complete' || earlyQuestion(appointment, timeZone) !== null;
    if (asksFirst) setAsked({ step, appointment });
    else complete(appointment);
  };
  const completeAsked = (appointment: AppointmentDto) => {
    close();
    complete(appointment);
  };

  return {
    take,
    isCompleting: ({ _id }: AppointmentDto) => completion.isPending && completion.variables.id === _id,
    dialog: asked && (
      <StepDialog asked={asked} doctorId={doctorId} onComplete={completeAsked} onClose={close} />
    ),
  };
}

interface StepDialogProps {
  asked: Asked;
  doctorId: string;
  onComplete: (appointment: AppointmentDto) => void;
  onClose: () => void;
}

function StepDialog({ asked: { step, appointment }, doctorId, onComplete, onClose }: StepDialogProps) {
  const { timeZone } = useHospital();
  const props = { appointment, onClose };
  if (step === 'accept') return <AcceptDialog {...props} doctorId={doctorId} />;
  if (step === 'reject') return <RejectDialog {...props} doctorId={doctorId} />;
  if (step === 'leave') return <LeaveToColleaguesDialog {...props} />;
  if (step === 'cancel') return <CancelVisitDialog {...props} />;
  return (
    <ConfirmDialog
      title={`Complete the visit of ${appointment.patientId.fullName}?`}
      confirmLabel="Complete"
      busy={false}
      onConfirm={() => onComplete(appointment)}
      onClose={onClose}
    >
      <Typography>{earlyQuestion(appointment, timeZone) ?? 'The visit has begun.'}</Typography>
    </ConfirmDialog>
  );
}
