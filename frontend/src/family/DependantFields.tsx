import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { RELATIONSHIPS } from '../../../openapi/contract/people/dependants.js';
import { FormDateField } from '../common/dates/FormDateField';
import { GenderField } from '../auth/register/GenderField';
import { pageWords } from '../words/pages';
import { RELATIONSHIP_NAMES } from './relationships';
import { familyWords } from '../words/people/family';
import { type DependantFields as Fields, today } from './dependantForm';

const shrunk = { shrink: true };

/** Who it is, and what doctors must know. */
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
        label={pageWords.fullName}
        slotProps={{ inputLabel: shrunk, htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        {...field('fullName')}
      />
      <FormDateField control={form.control} name="dob" label={pageWords.dateOfBirth} max={today()} />
      <GenderField problem={formState.errors.gender?.message} {...register('gender')} />
      <TextField
        select
        label={familyWords.relationship}
        slotProps={{ select: { native: true }, inputLabel: shrunk }}
        {...field('relationship', familyWords.relationshipHint)}
      >
        <option value="" disabled>
          {familyWords.chooseRelationship}
        </option>
        {RELATIONSHIPS.map((each) => (
          <option key={each} value={each}>
            {RELATIONSHIP_NAMES[each]}
          </option>
        ))}
      </TextField>
      <TextField
        label={familyWords.allergies}
        multiline
        minRows={2}
        slotProps={{ inputLabel: shrunk, htmlInput: { maxLength: 500 } }}
        {...field('allergies', familyWords.allergiesHint)}
      />
    </Stack>
  );
}
