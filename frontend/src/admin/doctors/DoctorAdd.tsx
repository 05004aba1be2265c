import { PasswordInput, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { useNavigate } from 'react-router';
import { DateInput } from '../common/inputs/DateInput';
import { missingForCards } from '../../../../openapi/contract/care/card-booking.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { partsText } from '../../availability/cardBooking';
import { notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { CreatePage } from '../common/forms/CreatePage';
import { RecordForm } from '../common/forms/RecordForm';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { PictureInput } from '../pictures/PictureInput';
import { PracticeInputs } from './PracticeInputs';
import { NEW_DOCTOR, newDoctorErrors } from './newDoctor';
import { adminCommonWords } from '../../words/admin/common';
import { adminDoctorWords } from '../../words/admin/doctors';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
/** The doctors' list with the new one on top, whatever was filtered or sorted before. */
const NEWEST_DOCTORS = '/admin/doctors?filter={}&sort=id&order=DESC&page=1&perPage=25';
const GENDER_CHOICES = [
  { id: 'male', name: adminCommonWords.male },
  { id: 'female', name: adminCommonWords.female },
];

const PersonInputs = () => (
  <FormGrid title={adminCommonWords.person}>
    <TextInput source="fullName" label={adminCommonWords.fullName} autoComplete="off" helperText={false} />
    <TextInput
      source="email"
      label={adminCommonWords.email}
      type="email"
      autoComplete="off"
      helperText={false}
    />
    <TextInput
      source="mobile"
      label={adminCommonWords.mobile}
      type="tel"
      onInput={keepAsciiDigits}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      helperText={false}
    />
    <DateInput source="dob" label={adminCommonWords.dateOfBirth} helperText={false} />
    <RadioButtonGroupInput
      source="gender"
      label={adminCommonWords.gender}
      choices={GENDER_CHOICES}
      helperText={false}
    />
    <SelectInput
      source="speciality"
      label={adminCommonWords.speciality}
      choices={choices(SPECIALITIES)}
      helperText={false}
    />
    <Wide>
      <PictureInput source="image" label={adminCommonWords.choosePicture} />
    </Wide>
  </FormGrid>
);

const AccessInputs = () => (
  <FormGrid title={adminDoctorWords.access}>
    <PasswordInput
      source="password"
      label={adminDoctorWords.initialPassword}
      autoComplete="new-password"
      helperText={adminDoctorWords.passwordHint}
    />
    <TextInput source="d_id" label={adminDoctorWords.doctorId} helperText={adminDoctorWords.doctorIdHint} />
  </FormGrid>
);

/** The specification's Add Doctor form: registers a doctor who can log in and be found at once. */
export function DoctorAdd() {
  const navigate = useNavigate();

  const onSaved = (doctor: UserDto) => {
    const missing = missingForCards(doctor);
    const did = doctor.d_id ?? '–';
    notifySuccess(
      messages.registrationSuccessful,
      missing.length > 0
        ? adminDoctorWords.doctorAddedSetParts(doctor.fullName, did, partsText(missing))
        : adminDoctorWords.doctorAddedText(doctor.fullName, did),
    );
    void navigate(NEWEST_DOCTORS);
  };

  return (
    <CreatePage<UserDto>
      resource="doctors"
      title={adminCommonWords.addDoctor}
      failure={messages.registrationFailed}
      onSaved={onSaved}
    >
      <RecordForm
        defaultValues={NEW_DOCTOR}
        validate={newDoctorErrors}
        saveLabel={adminDoctorWords.addDoctor}
      >
        <PersonInputs />
        <PracticeInputs />
        <AccessInputs />
      </RecordForm>
    </CreatePage>
  );
}
