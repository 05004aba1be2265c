import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { type AppointmentDto, STEP_REASON_LENGTH } from '../../../../openapi/contract/care/appointments.js';
import { sentenceOf } from '../../api/client';
import { OverlapQuestion } from '../../booking/OverlapQuestion';
import { SlotPicker } from '../../booking/SlotPicker';
import type { BookingForm } from '../../booking/bookingForm';
import { useSlotChoice } from '../../booking/useSlotChoice';
import { useFreeDays } from '../../booking/useSlots';
import { useOverlapQuestion } from '../../booking/useVisitOverlaps';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { formatVisit } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { whenText } from '../when';
import { KindChange } from '../video/KindChange';
import { Consequences } from './Consequences';
import { hospitalConsequences, patientConsequences } from './consequences';
import { useMovePreview, useMoveVisit } from './useMove';
import { tAppointment } from '../../messages/care/appointments';
import { tBooking } from '../../messages/care/booking';
import { tPage } from '../../messages/pages';

interface MoveDialogProps {
  appointment: AppointmentDto;
  by: 'patient' | 'doctor';
  onClose: () => void;
}

const DONE = {
  patient: tAppointment('moveRequestPending'),
  doctor: tAppointment('patientInformed'),
};

/** Moves a visit to another free time of the doctor, with all consequences shown. */
export function MoveDialog({ appointment, by, onClose }: MoveDialogProps) {
  const { timeZone } = useHospital();
  const preview = useMovePreview(appointment._id);
  const moving = useMoveVisit();
  const doctorId = appointment.acceptedDoctorId?._id ?? appointment.doctorId ?? '';
  const freeDays = useFreeDays(doctorId, timeZone);
  const { control, getValues, setValue, setError, register } = useForm<BookingForm>({
    defaultValues: { preferredDate: '', preferredTime: '', reason: '', kind: appointment.kind },
  });
  useSlotChoice(freeDays, { getValues, setValue });
  const [date, time, kind = 'inPerson'] = useWatch({
    control,
    name: ['preferredDate', 'preferredTime', 'kind'],
  });
  const { data: seen } = preview;

  const patientId = by === 'doctor' ? appointment.patientId._id : undefined;
  const overlap = useOverlapQuestion({ doctorId, date, time, patientId }, { movedId: appointment._id });

  const move = async () => {
    if (!seen?.canMove) return;
    if (!date) return setError('preferredDate', { message: tPage('chooseDate') });
    if (!time) return setError('preferredTime', { message: tPage('chooseTime') });
    if (!(await overlap.isAsked())) send(seen.version);
  };
  const send = (version: number) => {
    const reason = getValues('reason').trim();
    moving.mutate(
      {
        id: appointment._id,
        date,
        time,
        version,
        ...(kind !== appointment.kind && { kind }),
        ...(reason && { reason }),
      },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(tAppointment('moveDone', { visit: formatVisit(date, time, timeZone) }), DONE[by]);
        },
      },
    );
  };
  const consequences = by === 'patient' ? patientConsequences : hospitalConsequences;
  return (
    <ConfirmDialog
      title={tAppointment('moveTitle')}
      confirmLabel={tPage('move')}
      busy={moving.isPending || preview.isPending || overlap.isAsking}
      error={moving.error && { text: tAppointment('moveFailed'), detail: sentenceOf(moving.error) }}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>{tAppointment('nowWhen', { when: whenText(appointment, timeZone) })}</Typography>
        <Consequences preview={preview} lines={seen ? consequences(appointment, seen) : []} />
        {seen?.canMove !== false && (
          <>
            <Typography component="p" variant="h3" aria-live="polite" sx={{ minHeight: '1.3em' }}>
              {date && time ? formatVisit(date, time, timeZone) : tPage('chooseDateAndTime')}
            </Typography>
            <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />
            {seen && overlap.found.length > 0 && (
              <OverlapQuestion
                overlaps={overlap.found}
                anyway={tBooking('moveAnyway')}
                isBusy={moving.isPending}
                onBookAnyway={() => send(seen.version)}
              />
            )}
            {time && <KindChange was={appointment.kind} is={kind} />}
            {by === 'doctor' && (
              <TextField
                label={tPage('reasonLabel')}
                helperText={tAppointment('optionalReasonHint')}
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
