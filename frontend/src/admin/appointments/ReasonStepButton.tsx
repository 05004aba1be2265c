import { Button, DialogContentText, Skeleton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { ReasonField } from '../../appointments/ReasonField';
import { useCancellation } from '../../appointments/useCancellation';
import { useReason } from '../../appointments/useReason';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { useStep } from '../steps/useStep';

interface ReasonStepButtonProps {
  appointment: AppointmentDto;
  step: 'cancel' | 'reject';
  /** The label of the button and of the dialog's button. */
  label: string;
  icon: ReactNode;
  question: string;
  /** The consequences for the present appointment. */
  consequence: (now: AppointmentDto) => string;
  /** @param after the appointment after the step */
  onDone: (after: AppointmentDto) => void;
  failure: (reason: string) => { text: string; detail?: string };
}

/** A button whose dialog shows the consequences and asks for a reason, which the patient reads. */
export function ReasonStepButton(props: ReasonStepButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, icon } = props;
  return (
    <>
      <Button color="error" variant="outlined" startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ReasonDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReasonDialog(props: ReasonStepButtonProps & { onClose: () => void }) {
  const { appointment, step, label, question, consequence, onDone, failure, onClose } = props;
  const { field, withReason } = useReason();
  const now = useCancellation(appointment);
  const taking = useStep<string>({
    run: (provider, reason) => provider.act('appointments', appointment.id, step, { reason }),
    onDone: (answer) => onDone((answer as { data: AppointmentDto }).data),
    failure,
  });
  return (
    <ConfirmDialog
      title={question}
      confirmLabel={label}
      destructive
      busy={taking.isPending || !now}
      onConfirm={() => withReason((reason) => taking.mutate(reason, { onSettled: onClose }))}
      onClose={onClose}
    >
      <DialogContentText>{now ? consequence(now) : <Skeleton />}</DialogContentText>
      <ReasonField {...field} />
    </ConfirmDialog>
  );
}
