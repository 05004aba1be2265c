import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { formatDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { capitalize } from '../../common/format/text';
import { DoctorPicture } from '../../users/DoctorPicture';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { StepButton } from '../steps/StepButton';
import { ClaimSteps } from './ClaimSteps';
import { bookForPath } from '../appointments/bookOnBehalf';

/** Shuts a patient out or lets the person in again. */
function AccessButton({ patient }: { patient: UserDto }) {
  const disabled = !patient.disabled;
  const [label, question, consequence, done] = disabled
    ? [
        'Disable account',
        'Disable this account?',
        'The patient is logged out at once and cannot log in again. Appointments stay as they are.',
        'Account disabled',
      ]
    : ['Enable account', 'Enable this account?', 'The patient can log in again.', 'Account enabled'];
  return (
    <StepButton
      label={label}
      icon={disabled ? <BlockIcon /> : <CheckIcon />}
      color={disabled ? 'error' : 'primary'}
      variant="outlined"
      question={question}
      consequence={consequence}
      run={(provider) =>
        provider.update('patients', {
          id: patient.id,
          data: { disabled, version: patient.version },
          previousData: patient,
        })
      }
      onDone={() => notifySuccess(done, patient.fullName)}
      failure={(reason) => ({ text: 'The account was not changed.', detail: reason })}
    />
  );
}

function Patient({ patient }: { patient: UserDto }) {
  const filter = encodeURIComponent(JSON.stringify({ patientId: patient.id }));
  return (
    <Page
      title={patient.fullName}
      note={<StatusChip status={patient.disabled ? 'disabled' : 'enabled'} />}
      actions={<AccessButton patient={patient} />}
    >
      <Stack sx={{ gap: 3 }}>
        <Details
          items={[
            {
              label: 'Picture',
              value: <DoctorPicture image={patient.image} alt={`Picture of ${patient.fullName}`} size={96} />,
            },
            { label: 'Email', value: patient.email ?? 'None: registered at the desk' },
            { label: 'Mobile', value: patient.mobile ?? '–' },
            { label: 'Date of birth', value: patient.dob ? formatDate(patient.dob) : '–' },
            { label: 'Gender', value: patient.gender ? capitalize(patient.gender) : '–' },
            { label: 'Registered', value: <Moment at={patient.createdAt} /> },
          ]}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {!patient.disabled && (
            <Button component={Link} to={bookForPath(patient.id)} variant="contained">
              Book a visit
            </Button>
          )}
          <Button component={Link} to={`/admin/appointments?filter=${filter}`} variant="outlined">
            Appointments
          </Button>
          {!patient.email && !patient.disabled && <ClaimSteps patient={patient} />}
          <Button component={Link} to={`/admin/payments?filter=${filter}`} variant="outlined">
            Payments
          </Button>
        </Stack>
        <RecordHistory recordId={patient.id} />
      </Stack>
    </Page>
  );
}

export const PatientShow = () => (
  <ShowPage<UserDto> title="Patient">{(patient) => <Patient patient={patient} />}</ShowPage>
);
