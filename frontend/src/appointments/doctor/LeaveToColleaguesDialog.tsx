import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { whenText } from '../when';
import { useLeaveToColleagues } from '../useAppointments';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tPage } from '../../messages/pages';

interface LeaveToColleaguesDialogProps {
  appointment: AppointmentDto;
  onClose: () => void;
}

/** After a confirmation, removes a speciality request from this doctor's list only. */
export function LeaveToColleaguesDialog({ appointment, onClose }: LeaveToColleaguesDialogProps) {
  const { timeZone } = useHospital();
  const leaving = useLeaveToColleagues();
  const { patientId, speciality, _id: id } = appointment;
  const leave = () =>
    leaving.mutate(id, {
      onSuccess: ({ msg }) => {
        onClose();
        notifySuccess(msg);
      },
    });
  return (
    <ConfirmDialog
      title={tDoctorAppointment('leaveToColleaguesTitle', { fullName: patientId.fullName })}
      confirmLabel={tDoctorAppointment('leaveToColleagues')}
      busy={leaving.isPending}
      error={leaving.error && { text: tSpecified('respondFailed', { reason: sentenceOf(leaving.error) }) }}
      onConfirm={leave}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{whenText(appointment, timeZone)}</Typography>
      <Typography sx={{ mt: 1 }}>
        {tDoctorAppointment('leaveToColleaguesText', { speciality: speciality ?? tPage('hospital') })}
      </Typography>
    </ConfirmDialog>
  );
}
