import EditIcon from '@mui/icons-material/EditOutlined';
import { DialogContentText } from '@mui/material';
import { TextInput } from 'react-admin';
import { type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { UpdatePatient } from '../../../../openapi/contract/people/update-patient.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';
import { DateInput } from '../common/inputs/DateInput';
import { fieldErrors } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { FullNameInput, MobileInput, SexInput } from './personInputs';

const MAX_LENGTH = 500;
const FIELDS = ['fullName', 'mobile', 'dob', 'gender', 'address', 'allergies'] as const;
const MULTILINE = { multiline: true, minRows: 2, fullWidth: true } as const;

/** An estimated date of birth is not shown as one that is known. */
const valuesOf = (patient: UserDto): Record<string, string> =>
  Object.fromEntries(
    FIELDS.map((field) => [field, field === 'dob' && patient.dobEstimated ? '' : (patient[field] ?? '')]),
  );

/**
 * The changed fields: the others stay as they are, also if another person changes them. An empty name or phone is sent as
 * typed, so that it is refused.
 */
function bodyOf(patient: UserDto, values: Values): Values {
  const before = valuesOf(patient);
  const changed = FIELDS.filter((field) => (values[field] ?? '') !== before[field]);
  const typed = changed.map((field) => {
    const value = values[field] ?? '';
    return [field, value === '' && field !== 'fullName' && field !== 'mobile' ? null : value] as const;
  });
  return Object.fromEntries(typed);
}

const PersonInputs = () => (
  <>
    <FullNameInput />
    <MobileInput />
    <DateInput
      source="dob"
      label={tAdminCommon('dateOfBirth')}
      fullWidth
      helperText={tAdminUser('edit.birthDateHint')}
    />
    <SexInput />
  </>
);

const CareInputs = () => (
  <>
    <TextInput
      {...MULTILINE}
      source="address"
      label={tAdminUser('address.label')}
      helperText={tAdminUser('edit.addressHint')}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
    />
    <TextInput
      {...MULTILINE}
      source="allergies"
      label={tAdminUser('edit.allergies')}
      helperText={tAdminUser('edit.allergiesHint')}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
    />
  </>
);

interface EditFormProps {
  patient: UserDto;
  onClose: () => void;
}

function EditForm({ patient, onClose }: EditFormProps) {
  const step = useStep<UpdatePatient>({
    run: (provider, data) => provider.update('patients', { id: patient.id, data, previousData: patient }),
    onDone: () => {
      notifySuccess(tAdminUser('edit.saved'), patient.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminUser('edit.failed'), detail: reason }),
  });
  const submit = (values: Values) => {
    const body = bodyOf(patient, values);
    if (Object.keys(body).length === 0) return onClose();
    return step.submit(UpdatePatient.parse({ ...body, version: patient.version }));
  };
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={valuesOf(patient)}
      validate={(values) => fieldErrors(UpdatePatient, bodyOf(patient, values))}
      onSubmit={submit}
      submitLabel={tAdminUser('edit.save')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('edit.hint')}</DialogContentText>
      <PersonInputs />
      <CareInputs />
    </DialogForm>
  );
}

/** Changes who a patient is and how the hospital reaches the patient. */
export const EditPatientButton = ({ patient }: { patient: UserDto }) => (
  <FormDialog
    needs="patients.edit"
    label={tAdminUser('edit.button')}
    icon={<EditIcon />}
    title={tAdminUser('edit.title', { fullName: patient.fullName })}
  >
    {(close) => <EditForm patient={patient} onClose={close} />}
  </FormDialog>
);
