import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { useHospital } from '../../hospital/useHospital';
import { insteadText, moveText } from '../appointmentView';

/** Of a request that was moved: whether the patient was not suited by the doctor's time, or somebody has moved it. */
const insteadWords = ({ insteadOf, moves }: AppointmentDto, instead: string): string =>
  insteadOf && (moves.at(-1)?.by ?? 'patient') === 'patient'
    ? `The patient asks for another time. ${instead}, which you had set.`
    : `${instead}.`;

/** Of a visit that was moved: from when, and what the patient has said to it. */
export function MoveState({ appointment }: { appointment: AppointmentDto }) {
  const { timeZone } = useHospital();
  const instead = insteadText(appointment, timeZone);
  const isMovedVisit = appointment.status === 'accepted' && appointment.isMoved;
  if (!instead && !isMovedVisit) return null;
  const answer = appointment.moveAgreed ? 'The patient has agreed.' : 'The patient has not answered yet.';
  return (
    <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
      {instead ? insteadWords(appointment, instead) : `Moved ${moveText(appointment, timeZone)}. ${answer}`}
    </Typography>
  );
}
