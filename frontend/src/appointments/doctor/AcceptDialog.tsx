import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { serverNow } from '../../common/clock/serverClock';
import { DialogError } from '../../common/feedback/DialogError';
import { calendarDate, formatDate, formatTime } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { tSpecified } from '../../messages/specified';
import { fromDdMmYyyy, toDdMmYyyy } from '../../common/dates/dayText';
import { problemOfDate } from './appointmentDate';
import { VisitHourField } from '../accept/VisitHourField';
import { useVisitHour } from '../accept/useVisitHour';
import { notifyMailed } from '../notifyMailed';
import { useRespondToAppointment } from '../useAppointments';
import { tDoctorAppointment } from '../../messages/care/doctorAppointments';
import { tCommon } from '../../messages/common';

interface AcceptDialogProps {
  appointment: AppointmentDto;
  doctorId: string;
  onClose: () => void;
}

/** Asks for day and time of the visit, by default the requested ones, and accepts. */
export function AcceptDialog({ appointment, doctorId, onClose }: AcceptDialogProps) {
  const { timeZone } = useHospital();
  const [text, setText] = useState(toDdMmYyyy(appointment.preferredDate));
  const [problem, setProblem] = useState<string | null>(null);
  const response = useRespondToAppointment();
  const date = fromDdMmYyyy(text);
  const hour = useVisitHour({ appointment, doctorId, date });

  const accept = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOfDate(text, calendarDate(serverNow(), timeZone));
    setProblem(found);
    if (found || !date) return;
    response.mutate(
      {
        id: appointment._id,
        status: 'accepted',
        appointmentDate: toDdMmYyyy(date),
        doctorId,
        ...(hour.toSend && { appointmentTime: hour.toSend }),
      },
      {
        onSuccess: ({ value }) => {
          onClose();
          notifySuccess(tSpecified('responded', { status: 'accepted' }));
          notifyMailed(value.patientIsMailed);
        },
      },
    );
  };

  const understood =
    date && `${formatDate(date)}, ${hour.time ? formatTime(hour.time) : tDoctorAppointment('withoutHour')}`;
  return (
    <Dialog open onClose={onClose} aria-labelledby="accept-title" fullWidth maxWidth="xs">
      <form onSubmit={accept} noValidate>
        <DialogTitle id="accept-title">
          {tDoctorAppointment('acceptNamed', { fullName: appointment.patientId.fullName })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{appointment.reason}</DialogContentText>
          <TextField
            label={tDoctorAppointment('dateWithFormat')}
            value={text}
            autoFocus
            fullWidth
            margin="normal"
            autoComplete="off"
            error={Boolean(problem)}
            helperText={problem ?? understood ?? ' '}
            onChange={(event) => setText(event.target.value)}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                maxLength: 10,
                placeholder: tDoctorAppointment('dateFormat'),
              },
            }}
          />
          <VisitHourField appointment={appointment} hour={hour} />
          <DialogError
            text={response.error && tSpecified('respondFailed', { reason: sentenceOf(response.error) })}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{tCommon('back')}</Button>
          <Button type="submit" variant="contained" loading={response.isPending}>
            {tDoctorAppointment('accept')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
