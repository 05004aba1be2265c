import Button from '@mui/material/Button';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { tQueue } from '../messages/care/queue';
import { useCallIn } from './useCallIn';

interface CallNextButtonProps {
  /** The patient who has waited longest; undefined if no patient waits. */
  next: AppointmentDto | undefined;
  variant?: 'contained' | 'outlined';
}

/** Calls the next patient, starts the consultation and opens the visit. */
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
        ? tQueue('callNextNamed', { token: next.attendance?.token ?? 0, fullName: next.patientId.fullName })
        : tQueue('callNext')}
    </Button>
  );
}
