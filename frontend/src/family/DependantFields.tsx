import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { RELATIONSHIPS } from '../../../openapi/contract/people/dependants.js';
import { FormDateField } from '../common/dates/FormDateField';
import { GenderField } from '../auth/register/GenderField';
import { tPage } from '../messages/pages';
import { RELATIONSHIP_NAMES } from './relationships';
import { tFamily } from '../messages/people/family';
import { type DependantFields as Fields, today } from './dependantForm';

const shrunk = { shrink: true };

/** Name, relation and medical warnings. */
export function DependantFields<Body>({ form }: { form: UseFormReturn<Fields, unknown, Body> }) {
  const { register, formState } = form;
  const field = (name: keyof Fields, hint?: string) => ({
    ...register(name),
    error: Boolean(formState.errors[name]),
    helperText: formState.errors[name]?.message ?? hint,
  });
  return (
    <Stack spacing={2.5} sx={{ pt: 1 }}>
      <TextField
        label={tPage('fullName')}
        slotProps={{ inputLabel: shrunk, htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        {...field('fullName')}
      />
      <FormDateField control={form.control} name="dob" label={tPage('dateOfBirth')} max={today()} />
      <GenderField problem={formState.errors.gender?.message} {...register('gender')} />
      <TextField
        select
        label={tFamily('relationship')}
        slotProps={{ select: { native: true }, inputLabel: shrunk }}
        {...field('relationship', tFamily('relationshipHint'))}
      >
        <option value="" disabled>
          {tFamily('chooseRelationship')}
        </option>
        {RELATIONSHIPS.map((each) => (
          <option key={each} value={each}>
            {RELATIONSHIP_NAMES[each]}
          </option>
        ))}
      </TextField>
      <TextField
        label={tFamily('address')}
        multiline
        minRows={2}
        slotProps={{ inputLabel: shrunk, htmlInput: { maxLength: 500, autoComplete: 'off' } }}
        {...field('address', tFamily('addressHint'))}
      />
      <TextField
        label={tFamily('allergies')}
        multiline
        minRows={2}
        slotProps={{ inputLabel: shrunk, htmlInput: { maxLength: 500 } }}
        {...field('allergies', tFamily('allergiesHint'))}
      />
    </Stack>
  );
}
