import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, useWatch } from 'react-hook-form';
import { GenderField } from '../../auth/register/GenderField';
import { FormDateField } from '../../common/dates/FormDateField';
import { ChoiceChips } from '../../common/forms/ChoiceChips';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';
import { tPage } from '../../messages/pages';
import { tLab } from '../../messages/shop/lab';
import type { useLabBookingForm } from '../useLabBookingForm';
import { shownWho } from './subjectForm';

/** Whose sample it is: the patient of the booking, or another person with sex and age. */
export function SubjectFields({ booking }: { booking: ReturnType<typeof useLabBookingForm> }) {
  const { form, patientName, days } = booking;
  const { control, register, formState } = form;
  const errors = formState.errors.subject;
  const [typedWho, typedName] = useWatch({ control, name: ['subject.who', 'fullName'] });
  const who = shownWho(typedWho, typedName, patientName);
  return (
    <>
      <Controller
        name="subject.who"
        control={control}
        render={({ field }) => (
          <ChoiceChips
            legend={tLab('subject.question')}
            choices={[
              { value: 'patient', label: patientName ?? tLab('subject.patient') },
              { value: 'other', label: tLab('subject.other') },
            ]}
            value={who}
            error={who === '' ? errors?.who?.message : undefined}
            inputRef={field.ref}
            onChange={field.onChange}
          />
        )}
      />
      {who === 'other' && (
        <Stack spacing={2.5}>
          <Typography variant="body2" color="text.secondary">
            {tLab('subject.otherHint')}
          </Typography>
          <GenderField problem={errors?.gender?.message} {...register('subject.gender')} />
          <TextField
            label={tLab('subject.age')}
            onInput={keepAsciiDigits}
            error={Boolean(errors?.age)}
            helperText={errors?.age?.message ?? tLab('subject.ageHint')}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            {...register('subject.age')}
          />
          <FormDateField
            control={control}
            name="subject.dob"
            label={tPage('dateOfBirth')}
            problem={errors?.dob?.message}
            max={days.first}
          />
        </Stack>
      )}
    </>
  );
}
