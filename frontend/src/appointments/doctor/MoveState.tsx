import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { useHospital } from '../../hospital/useHospital';
import { insteadText, moveText } from '../appointmentView';

/** Of a visit that was moved: from when, and what the patient has said to it. */
export function MoveState({ appointment }: { appointment: AppointmentDto }) {
  const { timeZone } = useHospital();
  const instead = insteadText(appointment, timeZone);
  const isMovedVisit = appointment.status === 'accepted' && appointment.isMoved;
  if (!instead && !isMovedVisit) return null;
  const answer = appointment.moveAgreed ? 'The patient has agreed.' : 'The patient has not answered yet.';
  return (
    <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
      {instead
        ? `The patient asks for another time. ${instead}, which you had set.`
        : `Moved ${moveText(appointment, timeZone)}. ${answer}`}
    </Typography>
  );
}
