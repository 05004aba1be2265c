import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { DialogContentText } from '@mui/material';
import { TextInput, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { RegisterWalkIn } from '../../../../openapi/contract/people/walk-ins.js';
import { ApiError } from '../../api/client';
import { notifySuccess } from '../../common/feedback/notices';
import { fieldErrors, filledIn } from '../data/validate';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';

function WalkInForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const step = useStep<RegisterWalkIn>({
    run: async (_, data) => {
      const made = await provider.create<UserDto>('patients', { data });
      notifySuccess('Patient registered', made.data.fullName);
      void navigate(`/admin/patients/${made.data.id}/show`);
    },
    onDone: onClose,
    failure: (reason) => ({ text: 'Nobody was registered.', detail: reason }),
  });
  const validate = (values: Values) => fieldErrors(RegisterWalkIn, filledIn(values));
  return (
    <DialogForm
      defaultValues={{ fullName: '', mobile: '' }}
      validate={validate}
      onSubmit={(values) =>
        step.mutateAsync(RegisterWalkIn.parse(filledIn(values))).then(
          () => undefined,
          (error: unknown) => (error instanceof ApiError ? error.fieldErrors : {}),
        )
      }
      submitLabel="Register"
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        Search by the phone number first: the person may have an account already. Neither an email address nor
        a password is needed; the account can be claimed later.
      </DialogContentText>
      <TextInput source="fullName" label="Full name" autoFocus fullWidth helperText={false} />
      <TextInput source="mobile" label="Mobile number" type="tel" fullWidth helperText={false} />
      <TextInput
        source="dob"
        label="Date of birth"
        type="date"
        fullWidth
        helperText="If it is known."
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </DialogForm>
  );
}

/** Registers somebody who comes to the desk without an account. */
export const RegisterWalkInButton = () => (
  <FormDialog
    label="Register a walk-in"
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title="Register somebody at the desk"
  >
    {(close) => <WalkInForm onClose={close} />}
  </FormDialog>
);
