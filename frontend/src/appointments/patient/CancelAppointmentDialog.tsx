import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { RefundWords } from '../RefundWords';
import { useCancellation } from '../useCancellation';
import { whenText } from '../when';
import { useCancelAppointment } from '../useAppointments';
import { tPage } from '../../messages/pages';

/** Shows the refund, then cancels for the patient. */
export function CancelAppointmentDialog({
  appointment,
  onClose,
}: {
  appointment: AppointmentDto;
  onClose: () => void;
}) {
  const { timeZone } = useHospital();
  const visit = useCancellation(appointment);
  const cancellation = useCancelAppointment();
  const cancel = () =>
    cancellation.mutate(appointment._id, {
      onSuccess: ({ msg }) => {
        onClose();
        notifySuccess(msg);
      },
    });
  const { error } = cancellation;
  return (
    <ConfirmDialog
      title={tPage('cancelThisAppointment')}
      confirmLabel={tPage('cancelAppointment')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={cancellation.isPending || !visit}
      error={error && { text: tSpecified('deleteAppointmentFailed'), detail: sentenceOf(error) }}
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whenText(appointment, timeZone)}</Typography>
      <RefundWords visit={visit} />
    </ConfirmDialog>
  );
}
