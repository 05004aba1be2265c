import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  GENDERS,
  PASSWORD_MIN_LENGTH,
  type Register,
  SPECIALITIES,
} from '../../../openapi/contract/users.js';
import { PasswordField } from '../common/PasswordField';
import { capitalize } from '../common/text';
import { type RegisterFields, yesterday } from './registerForm';

type Form = UseFormReturn<RegisterFields, unknown, Register>;

const GenderField = ({ form: { control } }: { form: Form }) => (
  <Controller
    name="gender"
    control={control}
    render={({ field: { ref, ...field }, fieldState: { error } }) => (
      <FormControl error={Boolean(error)}>
        <FormLabel id="gender-label">Gender</FormLabel>
        <RadioGroup row aria-labelledby="gender-label" {...field}>
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

const DoctorFields = ({ form: { control, register, formState } }: { form: Form }) => (
  <>
    <Controller
      name="speciality"
      control={control}
      render={({ field: { value = '', ...field }, fieldState: { error } }) => (
        <TextField
          select
          label="Speciality"
          id="register-speciality"
          required
          value={value}
          error={Boolean(error)}
          helperText={error?.message}
          {...field}
        >
          {SPECIALITIES.map((speciality) => (
            <MenuItem key={speciality} value={speciality}>
              {speciality}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
    <TextField
      label="Doctor ID"
      required
      error={Boolean(formState.errors.d_id)}
      helperText={formState.errors.d_id?.message}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
      {...register('d_id')}
    />
  </>
);

/** The fields of the registration, two in a row where there is room. */
export function RegisterFormFields({ form, isDoctor }: { form: Form; isDoctor: boolean }) {
  const { register, formState } = form;
  const field = (name: 'fullName' | 'email' | 'mobile' | 'dob' | 'password') => ({
    ...register(name),
    required: true,
    error: Boolean(formState.errors[name]),
    helperText: formState.errors[name]?.message,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Mobile number" type="tel" autoComplete="tel" {...field('mobile')} />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: yesterday() } }}
        {...field('dob')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        {...field('password')}
        helperText={formState.errors.password?.message ?? `At least ${PASSWORD_MIN_LENGTH} characters.`}
      />
      <GenderField form={form} />
      {isDoctor && <DoctorFields form={form} />}
    </Box>
  );
}
