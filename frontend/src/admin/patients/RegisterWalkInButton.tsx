import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { DialogContentText } from '@mui/material';
import { SelectInput, TextInput, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { RegisterWalkIn } from '../../../../openapi/contract/people/walk-ins.js';
import { notifySuccess } from '../../common/feedback/notices';
import { DateInput } from '../common/inputs/DateInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { fieldErrors, filledIn } from '../data/validate';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { GENDER_CHOICES } from './EditPatientButton';
import { useStep } from '../steps/useStep';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';
import { keepAsciiDigits } from '../../common/numbers/keepAsciiDigits';

function WalkInForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const step = useStep<RegisterWalkIn>({
    run: async (_, data) => {
      const made = await provider.create<UserDto>('patients', { data });
      notifySuccess(tAdminUser('patientRegistered'), made.data.fullName);
      void navigate(`/admin/patients/${made.data.id}/show`);
    },
    onDone: onClose,
    failure: (reason) => ({ text: tAdminUser('registerFailed'), detail: reason }),
  });
  const validate = (values: Values) => fieldErrors(RegisterWalkIn, filledIn(values));
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ fullName: '', mobile: '' }}
      validate={validate}
      onSubmit={(values) => step.submit(RegisterWalkIn.parse(filledIn(values)))}
      submitLabel={tAdminUser('register')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('registerHint')}</DialogContentText>
      <TextInput source="fullName" label={tAdminCommon('fullName')} autoFocus fullWidth helperText={false} />
      <TextInput
        source="mobile"
        label={tAdminUser('mobileNumber')}
        type="tel"
        onInput={keepAsciiDigits}
        fullWidth
        helperText={false}
      />
      <DateInput
        source="dob"
        label={tAdminCommon('dateOfBirth')}
        fullWidth
        helperText={tAdminUser('optionalHint')}
      />
      <NumberInput source="age" label={tAdminUser('age')} fullWidth helperText={tAdminUser('ageHint')} />
      <SelectInput
        source="gender"
        label={tAdminUser('sex')}
        choices={GENDER_CHOICES}
        emptyText={tAdminUser('notGiven')}
        fullWidth
        helperText={false}
      />
    </DialogForm>
  );
}

/** Registers a walk-in patient. */
export const RegisterWalkInButton = () => (
  <FormDialog
    label={tAdminUser('registerWalkIn')}
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title={tAdminUser('registerPersonAtDesk')}
  >
    {(close) => <WalkInForm onClose={close} />}
  </FormDialog>
);
