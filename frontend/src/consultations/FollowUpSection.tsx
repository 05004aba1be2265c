import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SlotPicker } from '../booking/SlotPicker';
import type { BookingForm } from '../booking/bookingForm';
import { useSlotChoice } from '../booking/useSlotChoice';
import { useFreeDays } from '../booking/useSlots';
import { CheckField } from '../common/forms/CheckField';
import { TextField } from '../common/forms/TextField';
import { calendarDate, formatVisit } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { Section } from './Section';
import { consultationWords } from '../words/care/consultations';
import { pageWords } from '../words/pages';

const REASON_LENGTH = 500;
const NONE: BookingForm = { preferredDate: '', preferredTime: '', reason: '' };

interface FollowUpSectionProps {
  doctorId: string;
  form: UseFormReturn<BookingForm>;
}

function FollowUpFields({ doctorId, form }: FollowUpSectionProps) {
  const { timeZone } = useHospital();
  const freeDays = useFreeDays(doctorId, timeZone);
  useSlotChoice(freeDays, form);
  const { control, register, setValue, formState } = form;
  const [date, time] = useWatch({ control, name: ['preferredDate', 'preferredTime'] });
  const reasonError = formState.errors.reason?.message;
  return (
    <>
      <Typography variant="h3" component="p" aria-live="polite" sx={{ minHeight: '1.3em' }}>
        {date && time ? formatVisit(date, time, timeZone) : pageWords.chooseDateAndTime}
      </Typography>
      <SlotPicker freeDays={freeDays} control={control} setValue={setValue} />
      <TextField
        label={pageWords.reasonText}
        required
        problem={reasonError}
        maxLength={REASON_LENGTH}
        {...register('reason')}
      />
    </>
  );
}

/** The next visit, where there is to be one: accepted at once, nothing to pay online. */
export function FollowUpSection({ doctorId, form }: FollowUpSectionProps) {
  const { timeZone } = useHospital();
  const date = useWatch({ control: form.control, name: 'preferredDate' });
  const isWanted = date !== '';
  // The fields take the first free day in its place.
  const begin = () => form.setValue('preferredDate', calendarDate(new Date(), timeZone));
  return (
    <Section heading={consultationWords.followUp}>
      <CheckField
        label={consultationWords.bookFollowUpVisit}
        checked={isWanted}
        onChange={() => (isWanted ? form.reset(NONE) : begin())}
      />
      {isWanted && <FollowUpFields doctorId={doctorId} form={form} />}
    </Section>
  );
}
