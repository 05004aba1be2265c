import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  type CreatePrescription,
  PRESCRIPTION_GENDERS,
} from '../../../../openapi/contract/care/prescriptions.js';
import { capitalize } from '../../common/format/text';
import type { PrescriptionFields } from './prescriptionFields';
import { prescriptionWords } from '../../words/care/prescriptions';
import { pageWords } from '../../words/pages';

const shrunk = { inputLabel: { shrink: true } };

/** Age, gender and phone number as they stand on a prescription. */
export function PersonFields({
  form,
}: {
  form: UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;
}) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={prescriptionWords.age}
        required
        error={Boolean(errors.age)}
        helperText={errors.age?.message}
        slotProps={{ ...shrunk, htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        {...register('age')}
      />
      <Controller
        name="gender"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            select
            required
            label={pageWords.gender}
            id="prescription-gender"
            error={Boolean(errors.gender)}
            helperText={errors.gender?.message}
            inputRef={ref}
            {...field}
          >
            {PRESCRIPTION_GENDERS.map((gender) => (
              <MenuItem key={gender} value={gender}>
                {capitalize(gender)}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField
        label={prescriptionWords.contactNumber}
        type="tel"
        required
        error={Boolean(errors.contact)}
        helperText={errors.contact?.message}
        slotProps={{ ...shrunk, htmlInput: { maxLength: 30 } }}
        {...register('contact')}
      />
    </>
  );
}
