import EndIcon from '@mui/icons-material/LinkOff';
import { DialogContentText } from '@mui/material';
import { TextInput } from 'react-admin';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { EndHolding, type Holder } from '../../../../openapi/contract/people/dependants.js';
import { notifySuccess } from '../../common/feedback/notices';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDependant } from '../../messages/admin/people/dependants';

interface EndAccessProps {
  patient: UserDto;
  holder: Holder;
}

function EndAccessForm({ patient, holder, onClose }: EndAccessProps & { onClose: () => void }) {
  const step = useStep<EndHolding>({
    run: (provider, body) => provider.act('dependants', patient.id, 'end', body),
    onDone: () => {
      notifySuccess(tAdminDependant('accessEnded'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminDependant('accessStays'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ reason: '' }}
      validate={(values) => fieldErrors(EndHolding, filledIn(values))}
      onSubmit={(values) => step.submit(EndHolding.parse(values))}
      submitLabel={tAdminDependant('endAccess')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {tAdminDependant('endAccessText', { holder: holder.fullName, person: patient.fullName })}
      </DialogContentText>
      <TextInput
        source="reason"
        label={tAdminCommon('reason')}
        autoFocus
        fullWidth
        multiline
        helperText={false}
      />
    </DialogForm>
  );
}

/** Ends a guardian's access. */
export const EndAccessButton = ({ patient, holder }: EndAccessProps) => (
  <FormDialog
    needs="dependants.edit"
    label={tAdminDependant('endAccess')}
    icon={<EndIcon />}
    look={{ variant: 'outlined', color: 'error' }}
    title={tAdminDependant('endAccessTitle', { holder: holder.fullName, person: patient.fullName })}
  >
    {(close) => <EndAccessForm patient={patient} holder={holder} onClose={close} />}
  </FormDialog>
);
