import type { UseFormReturn } from 'react-hook-form';
import { PRESCRIPTION_GENDERS } from '../../../../openapi/contract/care/prescription-facts.js';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { SelectField } from '../../common/forms/SelectField';
import { FormNumberField } from '../../common/numbers/FormNumberField';
import { TextField } from '../../common/forms/TextField';
import type { PrescriptionFields } from './prescriptionFields';
import { tPrescription } from '../../messages/care/prescriptions';
import { tPage } from '../../messages/pages';

/** Age, gender and phone number as they stand on a prescription. */
export function PersonFields({
  form,
}: {
  form: UseFormReturn<PrescriptionFields, unknown, CreatePrescription>;
}) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FormNumberField
        control={form.control}
        name="age"
        label={tPrescription('age')}
        required
        decimals={0}
        maxLength={3}
      />
      <SelectField required label={tPage('gender')} problem={errors.gender?.message} {...register('gender')}>
        <option value="" disabled hidden />
        {PRESCRIPTION_GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {tPage(`genders.${gender}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={tPrescription('contactNumber')}
        type="tel"
        required
        problem={errors.contact?.message}
        maxLength={30}
        {...register('contact')}
      />
    </>
  );
}
