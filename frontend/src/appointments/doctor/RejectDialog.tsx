import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { messages } from '../../messages';
import { ReasonField } from '../ReasonField';
import { useReason } from '../useReason';
import { whenText } from '../when';
import { useRespondToAppointment } from '../useAppointments';

interface RejectDialogProps {
  appointment: AppointmentDto;
  doctorId: string;
  onClose: () => void;
}

/** Asks for the reason and rejects; the patient reads it and gets the money back. */
export function RejectDialog({ appointment, doctorId, onClose }: RejectDialogProps) {
  const { timeZone } = useHospital();
  const response = useRespondToAppointment();
  const { patientId, payment, doctorId: askedId, speciality, _id: id } = appointment;
  const leftAmount = payment ? payment.amount - payment.refunded : 0;
  const { field, withReason } = useReason();
  const reject = (reason: string) =>
    response.mutate(
      { id, status: 'rejected', appointmentDate: null, doctorId, reason },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(messages.responded('rejected'));
          notifySuccess(messages.emailSent);
        },
      },
    );
  return (
    <ConfirmDialog
      title={`Reject ${patientId.fullName}?`}
      confirmLabel="Reject"
      destructive
      busy={response.isPending}
      error={response.error && { text: messages.respondFailed(sentenceOf(response.error)) }}
      onConfirm={() => withReason(reject)}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whenText(appointment, timeZone)}</Typography>
      <Typography sx={{ mt: 1 }}>
        {leftAmount > 0
          ? `The patient gets the ${formatRupees(leftAmount)} back and an email.`
          : 'The patient gets an email.'}
      </Typography>
      {askedId === null && (
        <Typography sx={{ mt: 1 }}>
          This ends the request for every doctor of {speciality}, also for those who could still take it.
          “Leave to colleagues” takes it out of your list only.
        </Typography>
      )}
      <ReasonField {...field} />
    </ConfirmDialog>
  );
}
