import Box from '@mui/material/Box';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { LANGUAGES } from '../../../openapi/contract/people/field-lists.js';
import type { Profile, UpdateProfile } from '../../../openapi/contract/people/profile.js';
import { ToggleChips } from '../availability/ToggleChips';
import { GenderField } from '../auth/register/GenderField';
import { yesterday } from '../auth/register/registerFields';
import { FormDateField } from '../common/dates/FormDateField';
import { TextAreaField, TextField } from '../common/forms/TextField';
import { NumberField } from '../common/numbers/NumberField';
import type { ProfileFields } from './profileFields';
import { tPage } from '../messages/pages';
import { tFamily } from '../messages/people/family';
import { tProfile } from '../messages/people/profile';

const WHOLE_ROW = { gridColumn: '1 / -1' };
const SPOKEN = LANGUAGES.map((language) => ({ value: language, label: language }));

type Form = UseFormReturn<ProfileFields, unknown, UpdateProfile>;

/** What the registration with the medical council lacks for prescribing. */
const registrationHintKey = ({
  registrationNumber,
  registrationVerified,
}: Pick<Profile, 'registrationNumber' | 'registrationVerified'>) => {
  if (registrationVerified) return 'registrationVerified';
  return registrationNumber ? 'registrationUnverified' : 'registrationMissing';
};

/** The fields of the person's own data, in two columns if they fit. */
export function ProfileFormFields({ form, profile }: { form: Form; profile: Profile }) {
  const { type, registrationNumber, registrationVerified } = profile;
  const { register, formState } = form;
  const field = (
    name: Exclude<keyof ProfileFields, 'version' | 'gender' | 'languages'>,
    { hint }: { hint?: string } = {},
  ) => ({
    ...register(name),
    problem: formState.errors[name]?.message,
    hint,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      <TextField label={tPage('fullName')} autoComplete="name" {...field('fullName')} />
      <TextField label={tPage('mobileNumber')} type="tel" autoComplete="tel" {...field('mobile')} />
      <FormDateField
        control={form.control}
        name="dob"
        label={tPage('dateOfBirth')}
        autoComplete="bday"
        max={yesterday()}
      />
      <GenderField problem={formState.errors.gender?.message} {...register('gender')} />
      {type === 'patient' && (
        <>
          <Box sx={WHOLE_ROW}>
            <TextAreaField
              label={tFamily('address')}
              maxLength={500}
              autoComplete="street-address"
              {...field('address', { hint: tFamily('addressHint') })}
            />
          </Box>
          <Box sx={WHOLE_ROW}>
            <TextAreaField
              label={tFamily('allergies')}
              maxLength={500}
              {...field('allergies', { hint: tFamily('allergiesHint') })}
            />
          </Box>
        </>
      )}
      {type === 'doctor' && (
        <>
          <TextField label={tProfile('qualification')} {...field('qualification')} />
          <TextField
            label={tProfile('registrationNumber')}
            {...field('registrationNumber', {
              hint: tProfile(registrationHintKey({ registrationNumber, registrationVerified })),
            })}
          />
          <Controller
            control={form.control}
            name="experience"
            render={({ field: { value = NaN, onChange, ...rest }, fieldState }) => (
              <NumberField
                label={tProfile('experienceInYears')}
                decimals={0}
                maxLength={3}
                value={Number.isNaN(value) ? '' : String(value)}
                problem={fieldState.error?.message}
                onChange={(text) => onChange(text === '' ? NaN : Number(text))}
                {...rest}
              />
            )}
          />
          <Controller
            control={form.control}
            name="languages"
            render={({ field: { value = [], onChange }, fieldState }) => (
              <Box sx={WHOLE_ROW}>
                <ToggleChips
                  legend={tPage('languages')}
                  choices={SPOKEN}
                  values={value}
                  error={fieldState.error?.message}
                  onChange={onChange}
                />
              </Box>
            )}
          />
          <Box sx={WHOLE_ROW}>
            <TextAreaField label={tProfile('aboutPractice')} rows={3} {...field('description')} />
          </Box>
        </>
      )}
    </Box>
  );
}
