import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { LANGUAGES, type UserType } from '../../../openapi/contract/people/fields.js';
import type { UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { ToggleChips } from '../availability/ToggleChips';
import { GenderField } from '../auth/register/GenderField';
import { yesterday } from '../auth/register/registerFields';
import type { ProfileFields } from './profileFields';
import { pageWords } from '../words/pages';
import { familyWords } from '../words/people/family';
import { profileWords } from '../words/people/profile';

const SPOKEN = LANGUAGES.map((language) => ({ value: language, label: language }));

type Form = UseFormReturn<ProfileFields, unknown, UpdateProfile>;

/** The fields of the own data, two in a row where there is room. */
export function ProfileFormFields({ form, type }: { form: Form; type: UserType }) {
  const { register, formState } = form;
  const field = (
    name: Exclude<keyof ProfileFields, 'version' | 'gender' | 'languages'>,
    { hint, ...options }: { valueAsNumber?: true; hint?: string } = {},
  ) => ({
    ...register(name, options),
    error: Boolean(formState.errors[name]),
    helperText: formState.errors[name]?.message ?? hint,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      <TextField label={pageWords.fullName} autoComplete="name" {...field('fullName')} />
      <TextField label={pageWords.mobileNumber} type="tel" autoComplete="tel" {...field('mobile')} />
      <TextField
        label={pageWords.dateOfBirth}
        type="date"
        autoComplete="bday"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: yesterday() } }}
        {...field('dob')}
      />
      <GenderField problem={formState.errors.gender?.message} {...register('gender')} />
      {type === 'patient' && (
        <TextField
          label={familyWords.allergies}
          multiline
          minRows={2}
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          {...field('allergies', { hint: familyWords.allergiesHint })}
        />
      )}
      {type === 'doctor' && (
        <>
          <TextField label={profileWords.qualification} {...field('qualification')} />
          <TextField
            label={profileWords.experienceInYears}
            type="number"
            slotProps={{ htmlInput: { min: 0, max: 80 } }}
            {...field('experience', { valueAsNumber: true })}
          />
          <Controller
            control={form.control}
            name="languages"
            render={({ field: { value = [], onChange }, fieldState }) => (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <ToggleChips
                  legend={pageWords.languages}
                  choices={SPOKEN}
                  values={value}
                  error={fieldState.error?.message}
                  onChange={onChange}
                />
              </Box>
            )}
          />
          <TextField
            label={profileWords.aboutPractice}
            multiline
            minRows={3}
            sx={{ gridColumn: '1 / -1' }}
            {...field('description')}
          />
        </>
      )}
    </Box>
  );
}
