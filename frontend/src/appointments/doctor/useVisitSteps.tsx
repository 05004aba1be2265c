import { useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { CompleteDialog } from '../../consultations/CompleteDialog';
import { type Doubt, findDoubt } from '../../consultations/completion';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { messages } from '../../messages';
import { MoveDialog } from '../move/MoveDialog';
import { AcceptDialog } from './AcceptDialog';
import { CancelVisitDialog } from './CancelVisitDialog';
import { LeaveToColleaguesDialog } from './LeaveToColleaguesDialog';
import { RejectDialog } from './RejectDialog';
import type { VisitStep } from './VisitSteps';
import { useRespondToAppointment } from '../useAppointments';
import { earlyQuestion } from '../visitStart';
import { doctorAppointmentWords } from '../../words/care/doctorAppointments';
import { pageWords } from '../../words/pages';

/** Names the notices of completing a visit. */
const formOf = (id: string) => doctorAppointmentWords.completeId(id);

interface Asked {
  step: VisitStep;
  appointment: AppointmentDto;
  /** Why completing it may be too early. */
  doubt?: Doubt | null;
}

/** The steps of a visit: completing one that has begun and is written happens at once, everything else asks first. */
export function useVisitSteps(doctorId: string) {
  const { timeZone } = useHospital();
  const completion = useRespondToAppointment();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The visit whose writing is looked at before it is completed. */
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const close = () => setAsked(null);

  const complete = ({ _id: id }: AppointmentDto) =>
    completion.mutate(
      { id, status: 'completed', doctorId },
      {
        onSuccess: () => notifySuccess(pageWords.appointmentCompleted, undefined, formOf(id)),
        onError: (error) => notifyError(messages.completeFailed(sentenceOf(error)), undefined, formOf(id)),
      },
    );
  const take = (step: VisitStep, appointment: AppointmentDto) => {
    if (step === 'complete') void askToComplete(appointment);
    else setAsked({ step, appointment });
  };
  const askToComplete = async (appointment: AppointmentDto) => {
    setLookedAt(appointment._id);
    const doubt = await findDoubt(appointment._id);
    setLookedAt(null);
    if (doubt || earlyQuestion(appointment, timeZone)) setAsked({ step: 'complete', appointment, doubt });
    else complete(appointment);
  };
  const completeAsked = (appointment: AppointmentDto) => {
    close();
    complete(appointment);
  };

  return {
    take,
    isCompleting: ({ _id }: AppointmentDto) =>
      lookedAt === _id || (completion.isPending && completion.variables.id === _id),
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

function StepDialog({ asked, doctorId, onComplete, onClose }: StepDialogProps) {
  const { step, appointment, doubt = null } = asked;
  const props = { appointment, onClose };
  if (step === 'accept') return <AcceptDialog {...props} doctorId={doctorId} />;
  if (step === 'reject') return <RejectDialog {...props} doctorId={doctorId} />;
  if (step === 'leave') return <LeaveToColleaguesDialog {...props} />;
  if (step === 'move') return <MoveDialog {...props} by="doctor" />;
  if (step === 'cancel') return <CancelVisitDialog {...props} />;
  return (
    <CompleteDialog
      visit={appointment}
      doubt={doubt}
      withLink
      onConfirm={() => onComplete(appointment)}
      onClose={onClose}
    />
  );
}
