import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { type AppointmentDto, STEP_REASON_LENGTH } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { SlotPicker } from '../../booking/SlotPicker';
import type { BookingForm } from '../../booking/bookingForm';
import { useSlotChoice } from '../../booking/useSlotChoice';
import { useFreeDays } from '../../booking/useSlots';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { whenText } from '../when';
import { Consequences } from './Consequences';
import { hospitalConsequences, patientConsequences } from './consequences';
import { useMovePreview, useMoveVisit } from './useMove';

interface MoveDialogProps {
  appointment: AppointmentDto;
  by: 'patient' | 'doctor';
  onClose: () => void;
}

const DONE = {
  patient: 'You are told as soon as the doctor accepts the new time.',
  doctor: 'The patient has been told.',
};

/** Another of the doctor's free times for a visit, with all that follows from it. */
export function MoveDialog({ appointment, by, onClose }: MoveDialogProps) {
  const { timeZone } = useHospital();
  const preview = useMovePreview(appointment._id);
  const moving = useMoveVisit();
  const doctorId = appointment.acceptedDoctorId?._id ?? appointment.doctorId ?? '';
  const freeDays = useFreeDays(doctorId, timeZone);
  const { control, getValues, setValue, setError, register } = useForm<BookingForm>({
    defaultValues: { preferredDate: '', preferredTime: '', reason: '' },
  });
  useSlotChoice(freeDays, { getValues, setValue });
  const [date, time] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const { data: seen } = preview;

  const move = () => {
    if (!seen?.canMove) return;
    if (!date) return setError('preferredDate', { message: 'Choose a date.' });
    if (!time) return setError('preferredTime', { message: 'Choose a time.' });
    const reason = getValues('reason').trim();
    moving.mutate(
      { id: appointment._id, date, time, version: seen.version, ...(reason && { reason }) },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(`The visit is moved to ${formatVisit(date, time, timeZone)}.`, DONE[by]);
        },
      },
    );
  };
  const consequences = by === 'patient' ? patientConsequences : hospitalConsequences;
  return (
    <ConfirmDialog
      title="Move this appointment"
      confirmLabel="Move"
      busy={moving.isPending || preview.isPending}
      error={moving.error && { text: 'The visit was not moved.', detail: sentenceOf(moving.error) }}
      onConfirm={move}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>Now: {whenText(appointment, timeZone)}</Typography>
        <Consequences preview={preview} lines={seen ? consequences(appointment, seen) : []} />
        {seen?.canMove !== false && (
          <>
            <Typography component="p" variant="h3" aria-live="polite" sx={{ minHeight: '1.3em' }}>
              {date && time ? formatVisit(date, time, timeZone) : 'Choose a date and a time'}
            </Typography>
            <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />
            {by === 'doctor' && (
              <TextField
                label="Reason"
                helperText="The patient reads it. You can leave it empty."
                slotProps={{ htmlInput: { maxLength: STEP_REASON_LENGTH } }}
                {...register('reason')}
              />
            )}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
