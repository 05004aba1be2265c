import { DateInput, PasswordInput, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { useNavigate } from 'react-router';
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

const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
/** The doctors' list with the new one on top, whatever was filtered or sorted before. */
const NEWEST_DOCTORS = '/admin/doctors?filter={}&sort=id&order=DESC&page=1&perPage=25';
const GENDER_CHOICES = [
  { id: 'male', name: 'Male' },
  { id: 'female', name: 'Female' },
];

const PersonInputs = () => (
  <FormGrid title="Person">
    <TextInput source="fullName" label="Full name" autoComplete="off" helperText={false} />
    <TextInput source="email" label="Email" type="email" autoComplete="off" helperText={false} />
    <TextInput
      source="mobile"
      label="Mobile"
      type="tel"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      helperText={false}
    />
    <DateInput source="dob" label="Date of birth" helperText={false} />
    <RadioButtonGroupInput source="gender" label="Gender" choices={GENDER_CHOICES} helperText={false} />
    <SelectInput source="speciality" label="Speciality" choices={choices(SPECIALITIES)} helperText={false} />
    <Wide>
      <PictureInput source="image" label="Choose a picture" />
    </Wide>
  </FormGrid>
);

const AccessInputs = () => (
  <FormGrid title="Access">
    <PasswordInput
      source="password"
      label="Initial password"
      autoComplete="new-password"
      helperText="At least 8 characters."
    />
    <TextInput source="d_id" label="Doctor ID" helperText="Leave it empty to have one issued." />
  </FormGrid>
);

/** The specification's Add Doctor form: registers a doctor who can log in and be found at once. */
export function DoctorAdd() {
  const navigate = useNavigate();

  const onSaved = (doctor: UserDto) => {
    const missing = missingForCards(doctor);
    const cards = missing.length > 0 ? `. Before patients can book by card: set ${partsText(missing)}.` : '';
    notifySuccess(
      messages.registrationSuccessful,
      `${doctor.fullName} can log in now. Doctor ID: ${doctor.d_id ?? '–'}${cards}`,
    );
    void navigate(NEWEST_DOCTORS);
  };

  return (
    <CreatePage<UserDto>
      resource="doctors"
      title="Add Doctor"
      failure={messages.registrationFailed}
      onSaved={onSaved}
    >
      <RecordForm defaultValues={NEW_DOCTOR} validate={newDoctorErrors} saveLabel="Add doctor">
        <PersonInputs />
        <PracticeInputs />
        <AccessInputs />
      </RecordForm>
    </CreatePage>
  );
}
