import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { CompleteDialog } from '../../consultations/CompleteDialog';
import type { CompletionWarning } from '../../consultations/completion';
import { MoveDialog } from '../move/MoveDialog';
import { AcceptDialog } from './AcceptDialog';
import { CancelVisitDialog } from './CancelVisitDialog';
import { LeaveToColleaguesDialog } from './LeaveToColleaguesDialog';
import { RejectDialog } from './RejectDialog';
import type { VisitStep } from './VisitSteps';

export interface Asked {
  step: VisitStep;
  appointment: AppointmentDto;
  /** Why completing it may be too early. */
  doubt?: CompletionWarning | null;
}

interface StepDialogProps {
  asked: Asked;
  doctorId: string;
  onComplete: (appointment: AppointmentDto) => void;
  onClose: () => void;
}

/** The confirmation of a visit's step. */
export function StepDialog({ asked, doctorId, onComplete, onClose }: StepDialogProps) {
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
