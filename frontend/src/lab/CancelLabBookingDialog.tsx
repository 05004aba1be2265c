import Typography from '@mui/material/Typography';
import type { LabBookingDto } from '../../../openapi/contract/shop/lab-bookings.js';
import { sentenceOf } from '../api/client';
import { ConfirmDialog } from '../common/feedback/ConfirmDialog';
import { formatDate } from '../common/format/format';
import { notifySuccess } from '../common/feedback/notices';
import { useHospital } from '../hospital/useHospital';
import { refundSentence } from './labBookingView';
import { useCancelLabBooking } from './useLabBookings';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

/** Shows the refund, then cancels the booking. */
export function CancelLabBookingDialog({
  booking,
  onClose,
}: {
  booking: LabBookingDto;
  onClose: () => void;
}) {
  const cancellation = useCancelLabBooking();
  const { phone } = useHospital();
  const { error } = cancellation;
  const cancel = () =>
    cancellation.mutate(booking._id, {
      onSuccess: (cancelled) => {
        onClose();
        notifySuccess(cancelled.cancellation?.msg ?? tLab('bookingCancelled'));
      },
    });
  return (
    <ConfirmDialog
      title={tLab('cancelTitle')}
      confirmLabel={tLab('cancelBooking')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={cancellation.isPending}
      error={error && { text: tLab('cancelFailed'), detail: sentenceOf(error) }}
      onConfirm={cancel}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {booking.labTest.testName}, {formatDate(booking.date)}
      </Typography>
      <Typography sx={{ mt: 1 }}>{refundSentence(booking, phone)}</Typography>
    </ConfirmDialog>
  );
}
