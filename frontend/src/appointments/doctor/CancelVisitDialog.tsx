import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { ReasonField } from '../ReasonField';
import { RefundWords } from '../RefundWords';
import { useCancellation } from '../useCancellation';
import { useCancelVisit } from '../useAppointments';
import { useReason } from '../useReason';
import { whenText } from '../when';
import { tPage } from '../../messages/pages';

interface CancelVisitDialogProps {
  appointment: AppointmentDto;
  onClose: () => void;
}

/** Shows the refund, asks for the reason that the patient reads, and cancels for the doctor. */
export function CancelVisitDialog({ appointment, onClose }: CancelVisitDialogProps) {
  const { timeZone } = useHospital();
  const visit = useCancellation(appointment);
  const cancellation = useCancelVisit();
  const { field, withReason } = useReason();
  const cancel = (reason: string) =>
    cancellation.mutate(
      { id: appointment._id, reason },
      {
        onSuccess: ({ msg }) => {
          onClose();
          notifySuccess(msg);
        },
      },
    );
  const { error } = cancellation;
  return (
    <ConfirmDialog
      title={tPage('cancelThisAppointment')}
      confirmLabel={tPage('cancelAppointment')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={cancellation.isPending || !visit}
      error={error && { text: tSpecified('deleteAppointmentFailed'), detail: sentenceOf(error) }}
      onConfirm={() => withReason(cancel)}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whenText(appointment, timeZone)}</Typography>
      <RefundWords visit={visit} />
      <ReasonField {...field} />
    </ConfirmDialog>
  );
}
