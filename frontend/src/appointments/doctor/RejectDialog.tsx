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
import { notifyMailed } from '../notifyMailed';
import { useRespondToAppointment } from '../useAppointments';
import { doctorAppointmentWords } from '../../words/care/doctorAppointments';
import { pageWords } from '../../words/pages';

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
        onSuccess: ({ value }) => {
          onClose();
          notifySuccess(messages.responded('rejected'));
          notifyMailed(value.patientIsMailed);
        },
      },
    );
  return (
    <ConfirmDialog
      title={doctorAppointmentWords.rejectTitle(patientId.fullName)}
      confirmLabel={doctorAppointmentWords.reject}
      destructive
      busy={response.isPending}
      error={response.error && { text: messages.respondFailed(sentenceOf(response.error)) }}
      onConfirm={() => withReason(reject)}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whenText(appointment, timeZone)}</Typography>
      <Typography sx={{ mt: 1 }}>
        {leftAmount > 0
          ? doctorAppointmentWords.rejectRefundText(formatRupees(leftAmount))
          : doctorAppointmentWords.rejectText}
      </Typography>
      {askedId === null && (
        <Typography sx={{ mt: 1 }}>
          {doctorAppointmentWords.rejectOpenText(speciality ?? pageWords.hospital)}
        </Typography>
      )}
      <ReasonField {...field} />
    </ConfirmDialog>
  );
}
