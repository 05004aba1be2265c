import { Button, Stack } from '@mui/material';
import {
  BooleanInput,
  EditBase,
  Form,
  SaveButton,
  SelectInput,
  TextInput,
  useEditContext,
  useRedirect,
} from 'react-admin';
import { Link } from 'react-router';
import { SPECIALITIES, UpdateDoctor, type User } from '../../../../openapi/contract/users.js';
import { sentenceOf } from '../../api/client';
import { ErrorRetry } from '../../common/ErrorRetry';
import { notifyError, notifySuccess } from '../../common/notices';
import { messages } from '../../messages';
import { DoctorPicture } from '../../users/DoctorPicture';
import { FocusFirstError } from '../common/FocusFirstError';
import { Page } from '../common/Page';
import { LoadingPage } from '../common/ShowPage';
import { StatusChip } from '../common/StatusChip';
import { fieldErrors } from '../common/validate';
import { Fact, FormActions, FormGrid, Wide } from './FormGrid';
import { PracticeInputs } from './PracticeInputs';

const SPECIALITY_CHOICES = SPECIALITIES.map((name) => ({ id: name, name }));
const EDITABLE = Object.keys(UpdateDoctor.shape);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The fields that an admin may change, without those that were empty before and still are. */
function changesOf(
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const entries = Object.entries(values).filter(([field]) => EDITABLE.includes(field));
  return Object.fromEntries(entries.filter(([field, value]) => !isEmpty(value) || !isEmpty(before[field])));
}

function DoctorForm({ doctor }: { doctor: User }) {
  const validate = (values: Record<string, unknown>) =>
    fieldErrors(UpdateDoctor, changesOf(values, { ...doctor }));
  const appointments = `/admin/appointments?filter=${encodeURIComponent(JSON.stringify({ doctorId: doctor.id }))}`;
  return (
    <Page
      title={doctor.fullName}
      note={
        doctor.disabled ? (
          <StatusChip status="disabled" />
        ) : (
          doctor.published && <StatusChip status="published" />
        )
      }
      actions={
        <Button component={Link} to={appointments}>
          Appointments
        </Button>
      }
    >
      <Form validate={validate} disableInvalidFormNotification warnWhenUnsavedChanges noValidate>
        <FocusFirstError />
        <Stack sx={{ gap: 3 }}>
          <FormGrid title="Person">
            <Wide>
              <DoctorPicture image={doctor.image} alt={`Picture of ${doctor.fullName}`} size={96} />
            </Wide>
            <TextInput source="fullName" label="Full name" helperText={false} />
            <Fact label="Email" value={doctor.email} />
            <TextInput source="mobile" label="Mobile" type="tel" helperText={false} />
            <Fact label="Doctor ID" value={doctor.d_id ?? '–'} />
            <SelectInput
              source="speciality"
              label="Speciality"
              choices={SPECIALITY_CHOICES}
              helperText={false}
            />
          </FormGrid>
          <PracticeInputs />
          <FormGrid title="Access">
            <BooleanInput source="published" label="Shown in Find a Doctor" helperText={false} />
            <BooleanInput source="disabled" label="Account disabled (cannot log in)" helperText={false} />
          </FormGrid>
          <FormActions>
            <SaveButton label="Save" />
          </FormActions>
        </Stack>
      </Form>
    </Page>
  );
}

function Content() {
  const { record, error, refetch } = useEditContext<User>();
  if (record) return <DoctorForm doctor={record} />;
  if (!error) return <LoadingPage title="Doctor" />;
  return (
    <Page title="Doctor">
      <ErrorRetry error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

/** Change of a doctor's practice, visibility and access; saved only once the server has agreed. */
export function DoctorEdit() {
  const redirect = useRedirect();
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: () => undefined }}
      transform={(values: Record<string, unknown>, options?: { previousData?: Record<string, unknown> }) =>
        changesOf(values, options?.previousData ?? {})
      }
      mutationOptions={{
        onSuccess: () => {
          notifySuccess(messages.updated);
          redirect('/admin/doctors');
        },
        onError: (error: unknown) => {
          notifyError('The changes were not saved.', sentenceOf(error));
        },
      }}
    >
      <Content />
    </EditBase>
  );
}
