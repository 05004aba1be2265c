import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { formatRupees } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { ReasonField } from '../ReasonField';
import { useReason } from '../useReason';
import { whenText } from '../when';
import { notifyMailed } from '../notifyMailed';
import { useRespondToAppointment } from '../useAppointments';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

interface RejectDialogProps {
  appointment: AppointmentDto;
  doctorId: string;
  onClose: () => void;
}

/** Asks for the reason, which the patient reads, and rejects; the patient gets a refund. */
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
          notifySuccess(tSpecified('responded', { status: 'rejected' }));
          notifyMailed(value.patientIsMailed);
        },
      },
    );
  return (
    <ConfirmDialog
      title={tDoctorAppointment('rejectTitle', { fullName: patientId.fullName })}
      confirmLabel={tDoctorAppointment('reject')}
      destructive
      busy={response.isPending}
      error={response.error && { text: tSpecified('respondFailed', { reason: sentenceOf(response.error) }) }}
      onConfirm={() => withReason(reject)}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whenText(appointment, timeZone)}</Typography>
      <Typography sx={{ mt: 1 }}>
        {leftAmount > 0
          ? tDoctorAppointment('rejectRefundText', { leftAmount: formatRupees(leftAmount) })
          : tDoctorAppointment('rejectText')}
      </Typography>
      {askedId === null && (
        <Typography sx={{ mt: 1 }}>
          {tDoctorAppointment('rejectOpenText', { speciality: speciality ?? tPage('hospital') })}
        </Typography>
      )}
      <ReasonField {...field} />
    </ConfirmDialog>
  );
}
