import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '../../../../openapi/contract/people/login.js';
import { type Register } from '../../../../openapi/contract/people/register.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { PasswordField } from '../../common/forms/PasswordField';
import { GenderField } from './GenderField';
import { type RegisterFields, yesterday } from './registerFields';

type Form = UseFormReturn<RegisterFields, unknown, Register>;

const DoctorFields = ({ form: { control, register, formState } }: { form: Form }) => (
  <>
    <Controller
      name="speciality"
      control={control}
      render={({ field: { ref, value = '', ...field }, fieldState: { error } }) => (
        <TextField
          select
          label="Speciality"
          id="register-speciality"
          required
          value={value}
          error={Boolean(error)}
          helperText={error?.message}
          inputRef={ref}
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
    <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
      You can accept patients&apos; requests as soon as you are registered. Before they can book you by card
      you also need a fee, days and times: your first login leads to the page where you set them.
    </Alert>
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
      <GenderField control={form.control} name="gender" />
      {isDoctor && <DoctorFields form={form} />}
    </Box>
  );
}
