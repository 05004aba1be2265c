import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

/** Where the patient books again, with the same doctor if there was one. */
function bookAgainPath({ speciality, doctorId, acceptedDoctorId }: AppointmentDto): string {
  const doctor = acceptedDoctorId?._id ?? doctorId;
  const params = new URLSearchParams({ ...(speciality && { speciality }), ...(doctor && { doctor }) });
  return `/find-doctor?${params.toString()}`;
}

/** Why the hospital rejected or cancelled a visit, with a link to book another. */
export function EndReason({ appointment }: { appointment: AppointmentDto }) {
  const { status, endReason, cancelledBy, wasUnanswered } = appointment;
  const isRejected = status === 'rejected' && !wasUnanswered;
  const isCancelledByHospital = status === 'cancelled' && cancelledBy !== 'patient';
  if (!isRejected && !isCancelledByHospital) return null;
  const what = isCancelledByHospital
    ? tPatientAppointment('cancelledByHospitalText')
    : tPatientAppointment('requestRejected');
  return (
    <Alert severity="info" role="note" sx={{ my: 1.5 }}>
      <Typography>{what}</Typography>
      {endReason && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {tPage('reason', { reason: endReason })}
        </Typography>
      )}
      <Button color="inherit" component={RouterLink} to={bookAgainPath(appointment)} sx={{ ml: -1.5 }}>
        {tPatientAppointment('bookAgain')}
      </Button>
    </Alert>
  );
}
