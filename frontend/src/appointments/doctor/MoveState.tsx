import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { useHospital } from '../../hospital/useHospital';
import { insteadText, moveEnds } from '../appointmentView';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';

/** For a moved request: whether the patient declined the doctor's time, or the request was moved. */
const insteadWords = ({ insteadOf, moves }: AppointmentDto, instead: string): string =>
  insteadOf && (moves.at(-1)?.by ?? 'patient') === 'patient'
    ? tDoctorAppointment('otherTimeRequested', { instead })
    : `${instead}.`;

function movedText(visit: AppointmentDto, timeZone: string): string {
  const { from, to } = moveEnds(visit, timeZone);
  return visit.moveAgreed
    ? tDoctorAppointment('movedAndAgreed', { from, to })
    : tDoctorAppointment('movedUnanswered', { from, to });
}

/** For a moved visit: the old time, and the patient's answer. */
export function MoveState({ appointment }: { appointment: AppointmentDto }) {
  const { timeZone } = useHospital();
  const instead = insteadText(appointment, timeZone);
  const isMovedVisit = appointment.status === 'accepted' && appointment.isMoved;
  if (!instead && !isMovedVisit) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
      {instead ? insteadWords(appointment, instead) : movedText(appointment, timeZone)}
    </Typography>
  );
}
