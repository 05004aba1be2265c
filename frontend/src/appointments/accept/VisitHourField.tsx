import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { ChoiceChips } from '../../common/forms/ChoiceChips';
import { formatTime, formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import type { HoursOfDay, useVisitHour } from './useVisitHour';
import { tAppointment } from '../../messages/care/appointments';

/** Why a day's times cannot be offered; null when they can. */
function hoursNote(hours: HoursOfDay): string | null {
  if (hours.state === 'outside') return tAppointment('noHoursOnDay');
  if (hours.state === 'full') return tAppointment('noFreeHourOnDay');
  if (hours.state === 'failed') return tAppointment('freeHoursFailed', { sentence: sentenceOf(hours.error) });
  return null;
}

/** The patient is notified of the change, so it is shown before. */
function MoveWarning({ appointment }: { appointment: AppointmentDto }) {
  const { timeZone } = useHospital();
  const { patientId, preferredDate, preferredTime, payment } = appointment;
  if (!preferredDate) return null;
  const when = formatVisit(preferredDate, preferredTime, timeZone);
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>
        {payment
          ? tAppointment('patientBooked', { name: patientId.fullName, when })
          : tAppointment('patientAskedFor', { name: patientId.fullName, when })}
      </Typography>
      {tAppointment('acceptMovesText', { isPaid: payment !== null })}
    </Alert>
  );
}

interface VisitHourFieldProps {
  appointment: AppointmentDto;
  hour: ReturnType<typeof useVisitHour>;
}

/** The time of the visit: buttons for the doctor's free times, and a field for any other. */
export function VisitHourField({ appointment, hour }: VisitHourFieldProps) {
  const { hours, time, choose, isMoved } = hour;
  const note = hoursNote(hours);
  return (
    <Stack spacing={2}>
      {hours.state === 'loading' && <Typography role="status">{tSpecified('loading')}</Typography>}
      {hours.state === 'free' && (
        <ChoiceChips
          legend={tAppointment('freeHours')}
          choices={hours.times.map((one) => ({ value: one, label: formatTime(one) }))}
          value={time}
          onChange={choose}
        />
      )}
      {note && <Alert severity="warning">{note}</Alert>}
      <TextField
        label={tAppointment('hour')}
        type="time"
        value={time}
        helperText={time ? ' ' : tAppointment('noHourHint')}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 260 }}
      />
      <div aria-live="polite">{isMoved && <MoveWarning appointment={appointment} />}</div>
    </Stack>
  );
}
