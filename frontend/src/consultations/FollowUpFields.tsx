import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SlotPicker } from '../booking/SlotPicker';
import type { BookingForm } from '../booking/bookingForm';
import { useSlotChoice } from '../booking/useSlotChoice';
import { useFreeDays } from '../booking/useSlots';
import { TextField } from '../common/forms/TextField';
import { formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tPage } from '../messages/pages';

const REASON_LENGTH = 500;

export interface FollowUpProps {
  doctorId: string;
  form: UseFormReturn<BookingForm>;
}

/** Time and reason of the next visit. */
export function FollowUpFields({ doctorId, form }: FollowUpProps) {
  const { timeZone } = useHospital();
  const freeDays = useFreeDays(doctorId, timeZone);
  useSlotChoice(freeDays, form);
  const { control, register, setValue, formState } = form;
  const [date, time] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const reasonError = formState.errors.reason?.message;
  return (
    <>
      <Typography variant="h3" component="p" aria-live="polite" sx={{ minHeight: '1.3em' }}>
        {date && time ? formatVisit(date, time, timeZone) : tPage('chooseDateAndTime')}
      </Typography>
      <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />
      <TextField
        label={tPage('reasonLabel')}
        required
        problem={reasonError}
        maxLength={REASON_LENGTH}
        {...register('reason')}
      />
    </>
  );
}
