import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import type { Death } from '../../../../openapi/contract/people/deaths.js';
import { formatHospitalNumber } from '../../../../openapi/contract/people/hospital-number.js';
import { OF_AGE_YEARS } from '../../../../openapi/contract/people/dependants.js';
import { serverNow } from '../../common/clock/serverClock';
import { ageOn } from '../../../../openapi/contract/people/age.js';
import { calendarDate, formatDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { useHospital } from '../../hospital/useHospital';
import { DoctorPicture } from '../../users/DoctorPicture';
import { Moment } from '../fields/Moment';
import { EndAccessButton } from '../dependants/EndAccessButton';
import { mergePath } from '../merges/mergePath';
import { useFormerNumbers } from '../merges/useFormerNumbers';
import { useFamilyDetails } from '../dependants/useFamilyDetails';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { staffMay } from '../data/staffMay';
import { Allowed } from '../steps/Allowed';
import { StepButton } from '../steps/StepButton';
import { DeathNotice } from './DeathNotice';
import { RecordDeathButton, WithdrawDeathButton } from './RecordDeathButton';
import { patientState } from './patientState';
import { EditPatientButton } from './EditPatientButton';
import { ClaimSteps } from './ClaimSteps';
import { bookForPath } from '../appointments/bookOnBehalf';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminRecord } from '../../messages/admin/records';
import { tAdminResource } from '../../messages/admin/resources';
import { tAdminMerge } from '../../messages/admin/people/merges';
import { tAdminUser } from '../../messages/admin/people/users';

/** Disables or enables a patient's account. */
function AccessButton({ patient }: { patient: UserDto }) {
  const disabled = !patient.disabled;
  const [label, question, consequence, done] = disabled
    ? [
        tAdminUser('disableAccount'),
        tAdminUser('disableTitle'),
        tAdminUser('disablePatientText'),
        tAdminUser('accountDisabled'),
      ]
    : [
        tAdminUser('enableAccount'),
        tAdminUser('enableTitle'),
        tAdminUser('enablePatientText'),
        tAdminUser('accountEnabled'),
      ];
  return (
    <StepButton
      needs="patients.close"
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
      failure={(reason) => ({ text: tAdminUser('changeAccountFailed'), detail: reason })}
    />
  );
}

const noEmail = ({ heldBy }: UserDto): string =>
  heldBy ? tAdminCommon('none') : tAdminUser('noEmailAtDesk');

/** A dependant can take over the records from the 18th birthday. */
function mayClaim({ email, emailConfirmed, disabled, heldBy, dob }: UserDto, today: string): boolean {
  if ((email && emailConfirmed) || disabled) return false;
  return !heldBy || (dob !== null && ageOn(dob, today) >= OF_AGE_YEARS);
}

const dateOfDeath = ({ date }: Death): string => (date ? formatDate(date) : tAdminUser('death.dateUnknown'));

function birthText({ dob, dobEstimated }: UserDto, today: string): string {
  if (!dob) return '–';
  return dobEstimated ? tAdminUser('estimatedAge', { age: ageOn(dob, today) }) : formatDate(dob);
}

const Actions = ({ patient }: { patient: UserDto }) =>
  patient.deceased ? (
    <WithdrawDeathButton patient={patient} />
  ) : (
    <>
      <AccessButton patient={patient} />
      <RecordDeathButton patient={patient} />
    </>
  );

function Patient({ patient }: { patient: UserDto }) {
  const { timeZone } = useHospital();
  const today = calendarDate(serverNow(), timeZone);
  const family = useFamilyDetails(patient);
  const formerNumbers = useFormerNumbers(patient);
  const filter = encodeURIComponent(JSON.stringify({ patientId: patient.id }));
  return (
    <Page
      title={patient.fullName}
      note={<StatusChip status={patientState(patient)} />}
      actions={<Actions patient={patient} />}
    >
      <Stack sx={{ gap: 3 }}>
        {patient.deceased && <DeathNotice patient={patient} />}
        <Details
          items={[
            {
              label: tAdminUser('picture'),
              value: (
                <DoctorPicture
                  image={patient.image}
                  alt={tAdminCommon('pictureOf', { fullName: patient.fullName })}
                  size={96}
                />
              ),
            },
            {
              label: tAdminCommon('hospitalNumber'),
              value: patient.hospitalNumber ? formatHospitalNumber(patient.hospitalNumber) : '–',
            },
            ...formerNumbers,
            { label: tAdminCommon('email'), value: patient.email ?? noEmail(patient) },
            { label: tAdminCommon('mobile'), value: patient.mobile ?? '–' },
            { label: tAdminCommon('dateOfBirth'), value: birthText(patient, today) },
            {
              label: tAdminCommon('gender'),
              value: patient.gender ? tAdminCommon(`genders.${patient.gender}`) : '–',
            },
            {
              label: tAdminUser('address.label'),
              value: <Box sx={{ whiteSpace: 'pre-line' }}>{patient.address ?? '–'}</Box>,
            },
            {
              label: tAdminUser('edit.allergies'),
              value: <Box sx={{ whiteSpace: 'pre-line' }}>{patient.allergies ?? '–'}</Box>,
            },
            ...(patient.deceased
              ? [{ label: tAdminUser('death.label'), value: dateOfDeath(patient.deceased) }]
              : []),
            ...family,
            { label: tAdminUser('registered'), value: <Moment at={patient.createdAt} /> },
          ]}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {!patient.disabled && staffMay('appointments.create') && (
            <Button component={Link} to={bookForPath(patient.id)} variant="contained">
              {tAdminUser('bookVisit')}
            </Button>
          )}
          <Allowed to="appointments.read">
            <Button component={Link} to={`/admin/appointments?filter=${filter}`} variant="outlined">
              {tAdminCommon('appointments')}
            </Button>
          </Allowed>
          <Allowed to="records.read">
            <Button component={Link} to={`/admin/records?filter=${filter}`} variant="outlined">
              {tAdminRecord('medicalRecords')}
            </Button>
          </Allowed>
          <Allowed to="prescriptions.read">
            <Button component={Link} to={`/admin/prescriptions?filter=${filter}`} variant="outlined">
              {tAdminResource('prescriptions')}
            </Button>
          </Allowed>
          <EditPatientButton patient={patient} />
          {mayClaim(patient, today) && <ClaimSteps patient={patient} />}
          <Allowed to="payments.read">
            <Button component={Link} to={`/admin/payments?filter=${filter}`} variant="outlined">
              {tAdminCommon('payments')}
            </Button>
          </Allowed>
          {!patient.deceased && staffMay('merges.create') && (
            <Button component={Link} to={mergePath(patient.id)} variant="outlined">
              {tAdminMerge('mergeWith')}
            </Button>
          )}
          {patient.heldBy && <EndAccessButton patient={patient} holder={patient.heldBy} />}
        </Stack>
        <RecordHistory recordId={patient.id} />
      </Stack>
    </Page>
  );
}

export const PatientShow = () => (
  <ShowPage<UserDto> title={tAdminCommon('patient')}>{(patient) => <Patient patient={patient} />}</ShowPage>
);
