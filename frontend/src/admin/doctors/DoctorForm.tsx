import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { UpdateDoctor } from '../../../../openapi/contract/people/doctors.js';
import { type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { DoctorPicture } from '../../users/DoctorPicture';
import { RecordForm } from '../common/forms/RecordForm';
import { fieldErrors } from '../data/validate';
import { Fact, FormGrid, Wide } from '../common/forms/FormGrid';
import { PracticeInputs } from './PracticeInputs';
import { changesOf } from './doctorChanges';

const SPECIALITY_CHOICES = SPECIALITIES.map((name) => ({ id: name, name }));

const PersonInputs = ({ doctor }: { doctor: UserDto }) => (
  <FormGrid title="Person">
    <Wide>
      <DoctorPicture image={doctor.image} alt={`Picture of ${doctor.fullName}`} size={96} />
    </Wide>
    <TextInput source="fullName" label="Full name" helperText={false} />
    <Fact label="Email" value={doctor.email ?? '–'} />
    <TextInput source="mobile" label="Mobile" type="tel" helperText={false} />
    <Fact label="Doctor ID" value={doctor.d_id ?? '–'} />
    <SelectInput source="speciality" label="Speciality" choices={SPECIALITY_CHOICES} helperText={false} />
  </FormGrid>
);

const AccessInputs = ({ doctor: { approval } }: { doctor: UserDto }) => (
  <FormGrid title="Access">
    {approval === 'approved' && (
      <BooleanInput source="published" label="Shown in Find a Doctor" helperText={false} />
    )}
    <BooleanInput source="disabled" label="Account disabled (cannot log in)" helperText={false} />
  </FormGrid>
);

/** What an administrator may change about a doctor. */
export function DoctorForm({ doctor }: { doctor: UserDto }) {
  const validate = (values: Record<string, unknown>) =>
    fieldErrors(UpdateDoctor, changesOf(values, { ...doctor }));
  return (
    <RecordForm validate={validate} alwaysEnable={false}>
      <PersonInputs doctor={doctor} />
      <PracticeInputs />
      <AccessInputs doctor={doctor} />
    </RecordForm>
  );
}
