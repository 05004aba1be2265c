import HomeIcon from '@mui/icons-material/HomeOutlined';
import { DialogContentText } from '@mui/material';
import { TextInput } from 'react-admin';
import { UpdatePatient, type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminUser } from '../../messages/admin/people/users';
import { fieldErrors } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';

const MAX_LENGTH = 500;

interface AddressFormProps {
  patient: UserDto;
  onClose: () => void;
}

function AddressForm({ patient, onClose }: AddressFormProps) {
  const bodyOf = ({ address }: Values) => ({ address, version: patient.version });
  const step = useStep<UpdatePatient>({
    run: (provider, data) => provider.update('patients', { id: patient.id, data, previousData: patient }),
    onDone: () => {
      notifySuccess(tAdminUser('address.saved'), patient.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminUser('address.failed'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ address: patient.address ?? '' }}
      validate={(values) => fieldErrors(UpdatePatient, bodyOf(values))}
      onSubmit={(values) => step.submit(UpdatePatient.parse(bodyOf(values)))}
      submitLabel={tAdminUser('address.save')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('address.hint')}</DialogContentText>
      <TextInput
        source="address"
        label={tAdminUser('address.label')}
        multiline
        minRows={3}
        autoFocus
        fullWidth
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      />
    </DialogForm>
  );
}

/** Writes the patient's postal address. */
export const AddressButton = ({ patient }: { patient: UserDto }) => (
  <FormDialog
    label={tAdminUser('address.change')}
    icon={<HomeIcon />}
    title={tAdminUser('address.title', { fullName: patient.fullName })}
  >
    {(close) => <AddressForm patient={patient} onClose={close} />}
  </FormDialog>
);
