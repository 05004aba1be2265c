import { GENDER_CHOICES } from '../common/inputs/genderChoices';
import { PasswordInput, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { useNavigate } from 'react-router';
import { DateInput } from '../common/inputs/DateInput';
import { missingForCards } from '../../../../openapi/contract/care/card-booking.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { partsText } from '../../availability/cardBooking';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { CreatePage } from '../common/forms/CreatePage';
import { RecordForm } from '../common/forms/RecordForm';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { PictureInput } from '../pictures/PictureInput';
import { PracticeInputs } from './PracticeInputs';
import { NEW_DOCTOR, newDoctorErrors } from './newDoctor';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
/** The doctors' list with the new one first, without filters. */
const NEWEST_DOCTORS = '/admin/doctors?filter={}&sort=id&order=DESC&page=1&perPage=25';
const PersonInputs = () => (
  <FormGrid title={tAdminCommon('person')}>
    <TextInput source="fullName" label={tAdminCommon('fullName')} autoComplete="off" helperText={false} />
    <TextInput
      source="email"
      label={tAdminCommon('email')}
      type="email"
      autoComplete="off"
      helperText={false}
    />
    <TextInput
      source="mobile"
      label={tAdminCommon('mobile')}
      type="tel"
      onInput={keepAsciiDigits}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      helperText={false}
    />
    <DateInput source="dob" label={tAdminCommon('dateOfBirth')} helperText={false} />
    <RadioButtonGroupInput
      source="gender"
      label={tAdminCommon('gender')}
      choices={GENDER_CHOICES}
      helperText={false}
    />
    <SelectInput
      source="speciality"
      label={tAdminCommon('speciality')}
      choices={choices(SPECIALITIES)}
      helperText={false}
    />
    <Wide>
      <PictureInput source="image" label={tAdminCommon('choosePicture')} />
    </Wide>
  </FormGrid>
);

const AccessInputs = () => (
  <FormGrid title={tAdminDoctor('access')}>
    <PasswordInput
      source="password"
      label={tAdminDoctor('initialPassword')}
      autoComplete="new-password"
      helperText={tAdminDoctor('passwordHint')}
    />
    <TextInput source="d_id" label={tAdminDoctor('doctorId')} helperText={tAdminDoctor('doctorIdHint')} />
  </FormGrid>
);

/** The specification's Add Doctor form: registers a doctor who can log in and is listed immediately. */
export function DoctorAdd() {
  const navigate = useNavigate();

  const onSaved = (doctor: UserDto) => {
    const missing = missingForCards(doctor);
    const did = doctor.d_id ?? '–';
    notifySuccess(
      tSpecified('registrationSuccessful'),
      missing.length > 0
        ? tAdminDoctor('doctorAddedSetParts', { fullName: doctor.fullName, did, parts: partsText(missing) })
        : tAdminDoctor('doctorAddedText', { fullName: doctor.fullName, did }),
    );
    void navigate(NEWEST_DOCTORS);
  };

  return (
    <CreatePage<UserDto>
      resource="doctors"
      title={tAdminCommon('addDoctor')}
      failure={tSpecified('registrationFailed')}
      onSaved={onSaved}
    >
      <RecordForm defaultValues={NEW_DOCTOR} validate={newDoctorErrors} saveLabel={tAdminDoctor('addDoctor')}>
        <PersonInputs />
        <PracticeInputs />
        <AccessInputs />
      </RecordForm>
    </CreatePage>
  );
}
