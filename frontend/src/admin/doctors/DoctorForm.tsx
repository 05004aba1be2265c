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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const SPECIALITY_CHOICES = SPECIALITIES.map((name) => ({ id: name, name }));

const PersonInputs = ({ doctor }: { doctor: UserDto }) => (
  <FormGrid title={tAdminCommon('person')}>
    <Wide>
      <DoctorPicture
        image={doctor.image}
        alt={tAdminCommon('pictureOf', { fullName: doctor.fullName })}
        size={96}
      />
    </Wide>
    <TextInput source="fullName" label={tAdminCommon('fullName')} helperText={false} />
    <Fact label={tAdminCommon('email')} value={doctor.email ?? '–'} />
    <TextInput
      source="mobile"
      label={tAdminCommon('mobile')}
      type="tel"
      onInput={keepAsciiDigits}
      helperText={false}
    />
    <Fact label={tAdminDoctor('doctorId')} value={doctor.d_id ?? '–'} />
    <SelectInput
      source="speciality"
      label={tAdminCommon('speciality')}
      choices={SPECIALITY_CHOICES}
      helperText={false}
    />
    <TextInput source="room" label={tAdminDoctor('room')} helperText={tAdminDoctor('roomHint')} />
  </FormGrid>
);

/** The number is printed on prescriptions; a doctor without a verified one cannot prescribe. */
const RegistrationInputs = () => (
  <FormGrid title={tAdminDoctor('registration')}>
    <TextInput
      source="registrationNumber"
      label={tAdminDoctor('registrationNumber')}
      helperText={tAdminDoctor('registrationNumberHint')}
    />
    <BooleanInput
      source="registrationVerified"
      label={tAdminDoctor('registrationVerified')}
      helperText={tAdminDoctor('registrationVerifiedHint')}
    />
  </FormGrid>
);

const AccessInputs = ({ doctor: { approval } }: { doctor: UserDto }) => (
  <FormGrid title={tAdminDoctor('access')}>
    {approval === 'approved' && (
      <BooleanInput source="published" label={tAdminDoctor('shownInFindDoctor')} helperText={false} />
    )}
    <BooleanInput source="disabled" label={tAdminDoctor('accountDisabledLabel')} helperText={false} />
  </FormGrid>
);

/** A doctor's fields that an administrator may change. */
export function DoctorForm({ doctor }: { doctor: UserDto }) {
  const validate = (values: Record<string, unknown>) =>
    fieldErrors(UpdateDoctor, changesOf(values, { ...doctor }));
  return (
    <RecordForm validate={validate} alwaysEnable={false}>
      <PersonInputs doctor={doctor} />
      <PracticeInputs />
      <RegistrationInputs />
      <AccessInputs doctor={doctor} />
    </RecordForm>
  );
}
