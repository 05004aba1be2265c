import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { AutocompleteInput, CreateBase, Form, ReferenceInput, SaveButton, TextInput } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { Appointment } from '../../../../openapi/contract/appointments.js';
import type { User } from '../../../../openapi/contract/users.js';
import { sentenceOf } from '../../api/client';
import { formatVisit } from '../../common/format';
import { notifyError, notifySuccess } from '../../common/notices';
import { useHospital } from '../../common/useHospital';
import { FocusFirstError } from '../common/FocusFirstError';
import { Page } from '../common/Page';
import { UnsavedChanges } from '../common/UnsavedChanges';
import { FormActions, FormGrid, Wide } from '../doctors/FormGrid';
import { DeskSlots } from './DeskSlots';
import { bookingErrors } from './bookOnBehalf';

const BY_NAME = { field: 'fullName', order: 'ASC' } as const;
const REASON_LENGTH = 500;
const PATIENTS = { disabled: false };
/** Those whose times anybody may ask for. */
const DOCTORS = { disabled: false, published: true };

/** Two people may have one name: the email tells them apart. */
const patientText = ({ fullName, email }: User) => `${fullName}, ${email}`;
const doctorText = ({ fullName, speciality }: User) => (speciality ? `${fullName}, ${speciality}` : fullName);

const PeopleInputs = () => (
  <FormGrid title="Who">
    <ReferenceInput source="patientId" reference="patients" sort={BY_NAME} filter={PATIENTS}>
      <AutocompleteInput
        label="Patient"
        optionText={patientText}
        noOptionsText="No patient has this name or email."
        helperText={false}
      />
    </ReferenceInput>
    <ReferenceInput source="doctorId" reference="doctors" sort={BY_NAME} filter={DOCTORS}>
      <AutocompleteInput
        label="Doctor"
        optionText={doctorText}
        noOptionsText="No doctor who can be booked has this name or speciality."
        helperText={false}
      />
    </ReferenceInput>
  </FormGrid>
);

const VisitInputs = () => (
  <FormGrid title="When and why">
    <Wide>
      <Stack sx={{ gap: 2 }}>
        <DeskSlots />
      </Stack>
    </Wide>
    <Wide>
      <TextInput
        source="reasonForAppointment"
        label="Reason for the visit"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
        helperText={`At most ${REASON_LENGTH} characters.`}
      />
    </Wide>
  </FormGrid>
);

/** The desk books a visit for a patient: paid at the desk, accepted at once. */
export function AppointmentCreate() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const { timeZone } = useHospital();

  const onSuccess = ({ id, patientId, appointmentDate, appointmentTime }: Appointment) => {
    const when = appointmentDate ? formatVisit(appointmentDate, appointmentTime, timeZone) : '';
    notifySuccess('Visit booked', [patientId.fullName, when].filter(Boolean).join(', '));
    void navigate(`/admin/appointments/${id}/show`);
  };
  const onError = (error: unknown) => {
    notifyError('The visit was not booked.', sentenceOf(error));
    // Usually somebody else has taken the time: what is free now is asked again.
    void queries.invalidateQueries({ queryKey: ['slots'] });
  };

  return (
    <CreateBase resource="appointments" redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Page title="Book for a patient">
        <Form
          defaultValues={{
            patientId: search.get('patientId') ?? '',
            doctorId: '',
            preferredDate: '',
            preferredTime: '',
            reasonForAppointment: '',
          }}
          validate={bookingErrors}
          disableInvalidFormNotification
          noValidate
        >
          <FocusFirstError />
          <UnsavedChanges />
          <Stack sx={{ gap: 3 }}>
            <PeopleInputs />
            <VisitInputs />
            <FormActions>
              <SaveButton label="Book the visit" alwaysEnable />
            </FormActions>
          </Stack>
        </Form>
      </Page>
    </CreateBase>
  );
}
