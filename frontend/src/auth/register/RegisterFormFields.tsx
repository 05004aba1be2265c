import type { UseFormReturn } from 'react-hook-form';
import type { Register } from '../../../../openapi/contract/people/register.js';
import { Alert } from '../../common/feedback/Alert';
import { PasswordField } from '../../common/forms/PasswordField';
import { SelectField } from '../../common/forms/SelectField';
import { TextField } from '../../common/forms/TextField';
import { PASSWORD_MIN_LENGTH, specialities } from '../facts';
import { GenderField } from './GenderField';
import { type RegisterFields, yesterday } from './registerFields';

type Form = UseFormReturn<RegisterFields, unknown, Register>;

const DoctorFields = ({ form: { register, formState } }: { form: Form }) => (
  <>
    <SelectField
      label="Speciality"
      id="register-speciality"
      required
      problem={formState.errors.speciality?.message}
      {...register('speciality')}
    >
      <option value="" hidden />
      {specialities.map((speciality) => (
        <option key={speciality}>{speciality}</option>
      ))}
    </SelectField>
    <TextField
      label="Doctor ID"
      required
      readOnly
      problem={formState.errors.d_id?.message}
      {...register('d_id')}
    />
    <Alert severity="info">
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
    problem: formState.errors[name]?.message,
  });
  return (
    <div className="register-fields">
      <TextField label="Full name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Mobile number" type="tel" autoComplete="tel" {...field('mobile')} />
      <TextField label="Date of birth" type="date" autoComplete="bday" max={yesterday()} {...field('dob')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        {...field('password')}
      />
      <GenderField problem={formState.errors.gender?.message} {...register('gender')} />
      {isDoctor && <DoctorFields form={form} />}
    </div>
  );
}
