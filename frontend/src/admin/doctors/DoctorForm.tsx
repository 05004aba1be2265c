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
import { adminCommonWords } from '../../words/admin/common';
import { adminDoctorWords } from '../../words/admin/doctors';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const SPECIALITY_CHOICES = SPECIALITIES.map((name) => ({ id: name, name }));

const PersonInputs = ({ doctor }: { doctor: UserDto }) => (
  <FormGrid title={adminCommonWords.person}>
    <Wide>
      <DoctorPicture image={doctor.image} alt={adminCommonWords.pictureOf(doctor.fullName)} size={96} />
    </Wide>
    <TextInput source="fullName" label={adminCommonWords.fullName} helperText={false} />
    <Fact label={adminCommonWords.email} value={doctor.email ?? '–'} />
    <TextInput
      source="mobile"
      label={adminCommonWords.mobile}
      type="tel"
      onInput={keepAsciiDigits}
      helperText={false}
    />
    <Fact label={adminDoctorWords.doctorId} value={doctor.d_id ?? '–'} />
    <SelectInput
      source="speciality"
      label={adminCommonWords.speciality}
      choices={SPECIALITY_CHOICES}
      helperText={false}
    />
    <TextInput source="room" label={adminDoctorWords.room} helperText={adminDoctorWords.roomHint} />
  </FormGrid>
);

const AccessInputs = ({ doctor: { approval } }: { doctor: UserDto }) => (
  <FormGrid title={adminDoctorWords.access}>
    {approval === 'approved' && (
      <BooleanInput source="published" label={adminDoctorWords.shownInFindDoctor} helperText={false} />
    )}
    <BooleanInput source="disabled" label={adminDoctorWords.accountDisabledLabel} helperText={false} />
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
