import Button from '@mui/material/Button';
import type { Appointment } from '../../../openapi/contract/appointments.js';
import { HeldBackButton } from '../common/HeldBackButton';
import { useTooEarly } from './visitStart';

export type VisitStep = 'accept' | 'reject' | 'cancel' | 'complete';

interface VisitStepsProps {
  appointment: Appointment;
  /** true while this visit is being completed. */
  busy: boolean;
  onStep: (step: VisitStep, appointment: Appointment) => void;
}

function CompleteStep({ appointment, busy, onStep }: VisitStepsProps) {
  const tooEarly = useTooEarly(appointment);
  if (tooEarly) {
    return (
      <HeldBackButton variant="contained" reason={tooEarly}>
        Complete
      </HeldBackButton>
    );
  }
  return (
    <Button variant="contained" loading={busy} onClick={() => onStep('complete', appointment)}>
      Complete
    </Button>
  );
}

/** What a doctor can do with an appointment in its state: nothing once it is over. */
export function VisitSteps({ appointment, busy, onStep }: VisitStepsProps) {
  const { status } = appointment;
  if (status === 'pending') {
    return (
      <>
        <Button color="error" onClick={() => onStep('reject', appointment)}>
          Reject
        </Button>
        <Button variant="contained" onClick={() => onStep('accept', appointment)}>
          Accept
        </Button>
      </>
    );
  }
  if (status !== 'accepted') return null;
  return (
    <>
      <Button color="error" onClick={() => onStep('cancel', appointment)}>
        Cancel
      </Button>
      <CompleteStep appointment={appointment} busy={busy} onStep={onStep} />
    </>
  );
}
