import Button from '@mui/material/Button';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { queueWords } from '../words/care/queue';
import { useCallIn } from './useCallIn';

interface CallNextButtonProps {
  /** Who has waited longest; undefined while no one waits. */
  next: AppointmentDto | undefined;
  variant?: 'contained' | 'outlined';
}

/** Calls the next patient in, starts the consultation and opens the visit. */
export function CallNextButton({ next, variant = 'contained' }: CallNextButtonProps) {
  const calling = useCallIn();
  return (
    <Button
      variant={variant}
      disabled={!next}
      loading={calling.isPending}
      onClick={() => next && calling.mutate(next)}
      sx={{ textAlign: 'left', whiteSpace: 'normal' }}
    >
      {next
        ? queueWords.callNextNamed(next.attendance?.token ?? 0, next.patientId.fullName)
        : queueWords.callNext}
    </Button>
  );
}
