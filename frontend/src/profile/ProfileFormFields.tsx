import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { UpdateProfile } from '../../../openapi/contract/profile.js';
import { GENDERS } from '../../../openapi/contract/users.js';
import { yesterday } from '../auth/registerForm';
import { capitalize } from '../common/text';
import type { ProfileFields } from './profileFields';

type Form = UseFormReturn<ProfileFields, unknown, UpdateProfile>;

const GenderField = ({ form: { control } }: { form: Form }) => (
  <Controller
    name="gender"
    control={control}
    render={({ field: { ref, ...field }, fieldState: { error } }) => (
      <FormControl error={Boolean(error)}>
        <FormLabel id="profile-gender">Gender</FormLabel>
        <RadioGroup row aria-labelledby="profile-gender" {...field}>
          {GENDERS.map((gender, index) => (
            <FormControlLabel
              key={gender}
              value={gender}
              label={capitalize(gender)}
              control={<Radio slotProps={{ input: { ref: index === 0 ? ref : undefined } }} />}
            />
          ))}
        </RadioGroup>
        {error && <FormHelperText>{error.message}</FormHelperText>}
      </FormControl>
    )}
  />
);

/** The fields of the own data, two in a row where there is room. */
export function ProfileFormFields({ form, isDoctor }: { form: Form; isDoctor: boolean }) {
  const { register, formState } = form;
  const field = (name: Exclude<keyof ProfileFields, 'version' | 'gender'>, valueAsNumber = false) => ({
    ...register(name, valueAsNumber ? { valueAsNumber } : undefined),
    error: Boolean(formState.errors[name]),
    helperText: formState.errors[name]?.message,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField label="Mobile number" type="tel" autoComplete="tel" {...field('mobile')} />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: yesterday() } }}
        {...field('dob')}
      />
      <GenderField form={form} />
      {isDoctor && (
        <>
          <TextField label="Qualification" {...field('qualification')} />
          <TextField
            label="Experience in years"
            type="number"
            slotProps={{ htmlInput: { min: 0, max: 80 } }}
            {...field('experience', true)}
          />
          <TextField
            label="About the practice"
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
