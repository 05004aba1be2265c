import { SPECIALITIES } from '../../../openapi/contract/people/field-lists.js';
import { CheckField } from '../common/forms/CheckField';
import { SelectField } from '../common/forms/SelectField';
import { TextField } from '../common/forms/TextField';
import { tPage } from '../messages/pages';
import { tSetUp } from '../messages/site/set-up';
import { type SetUpForm, inputOf } from './setUpForm';
import { EMPTY_DOCTOR } from './setUpFields';

const Fields = ({ form }: { form: SetUpForm }) => (
  <div className="register-fields">
    <TextField label={tPage('fullName')} autoComplete="off" required {...inputOf(form, 'doctor.fullName')} />
    <TextField
      label={tPage('email')}
      type="email"
      autoComplete="off"
      required
      hint={tSetUp('doctorEmailHint')}
      {...inputOf(form, 'doctor.email')}
    />
    <SelectField label={tSetUp('speciality')} required {...inputOf(form, 'doctor.speciality')}>
      <option value="" />
      {SPECIALITIES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
    <TextField
      label={tSetUp('fee')}
      inputMode="decimal"
      required
      hint={tSetUp('feeHint')}
      {...inputOf(form, 'doctor.fee')}
    />
    <TextField
      label={tSetUp('registrationNumber')}
      hint={tSetUp('registrationNumberHint')}
      {...inputOf(form, 'doctor.registrationNumber')}
    />
  </div>
);

/** The first doctor, optional. */
export function FirstDoctorFields({ form }: { form: SetUpForm }) {
  const hasDoctor = form.watch('doctor') !== null;
  return (
    <fieldset className="set-up__part">
      <legend className="h3">{tSetUp('firstDoctor')}</legend>
      <CheckField
        label={tSetUp('addFirstDoctor')}
        checked={hasDoctor}
        onChange={(isOn) => {
          form.setValue('doctor', isOn ? EMPTY_DOCTOR : null);
          form.clearErrors('doctor');
        }}
      />
      {hasDoctor && <Fields form={form} />}
    </fieldset>
  );
}
