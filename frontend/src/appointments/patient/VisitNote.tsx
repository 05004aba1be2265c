import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { telephoneLink, useHospital } from '../../hospital/useHospital';
import { noteOf } from '../appointmentView';

/** What the patient must know about cancelling a visit, with the phone number once it is too late. */
export function VisitNote({ appointment }: { appointment: AppointmentDto }) {
  const { phone } = useHospital();
  const note = noteOf(appointment);
  if (!note) return null;
  const mustCall = appointment.status === 'accepted' && !appointment.canCancel && phone !== '';
  return (
    <Alert severity="info" role="note" sx={{ mt: 1.5 }}>
      {note}{' '}
      {mustCall && (
        <Link href={telephoneLink(phone)} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          {phone}
        </Link>
      )}
    </Alert>
  );
}
