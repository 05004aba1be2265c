import type { UseFormReturn } from 'react-hook-form';
import type { Register } from '../../../../openapi/contract/people/register.js';
import { Alert } from '../../common/feedback/Alert';
import { FormDateField } from '../../common/dates/FormDateField';
import { PasswordField } from '../../common/forms/PasswordField';
import { SelectField } from '../../common/forms/SelectField';
import { TextField } from '../../common/forms/TextField';
import { PASSWORD_MIN_LENGTH, specialities } from '../facts';
import { GenderField } from './GenderField';
import { type RegisterFields, yesterday } from './registerFields';
import { tPage } from '../../messages/pages';
import { tAuth } from '../../messages/people/auth';

type Form = UseFormReturn<RegisterFields, unknown, Register>;

const DoctorFields = ({ form: { register, formState } }: { form: Form }) => (
  <>
    <SelectField
      label={tPage('speciality')}
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
      label={tPage('doctorId')}
      required
      readOnly
      problem={formState.errors.d_id?.message}
      {...register('d_id')}
    />
    <Alert severity="info">{tAuth('doctorRegistrationHint')}</Alert>
  </>
);

/** The registration fields, in two columns if they fit. */
export function RegisterFormFields({ form, isDoctor }: { form: Form; isDoctor: boolean }) {
  const { register, formState } = form;
  const field = (name: 'fullName' | 'email' | 'mobile' | 'password') => ({
    ...register(name),
    required: true,
    problem: formState.errors[name]?.message,
  });
  return (
    <div className="register-fields">
      <TextField label={tPage('fullName')} autoComplete="name" {...field('fullName')} />
      <TextField label={tPage('email')} type="email" autoComplete="email" {...field('email')} />
      <TextField label={tPage('mobileNumber')} type="tel" autoComplete="tel" {...field('mobile')} />
      <FormDateField
        control={form.control}
        name="dob"
        label={tPage('dateOfBirth')}
        required
        autoComplete="bday"
        max={yesterday()}
      />
      <PasswordField
        label={tPage('password')}
        autoComplete="new-password"
        hint={tPage('passwordHint', { passwordMinLength: PASSWORD_MIN_LENGTH })}
        {...field('password')}
      />
      <GenderField problem={formState.errors.gender?.message} {...register('gender')} />
      {isDoctor && <DoctorFields form={form} />}
    </div>
  );
}
