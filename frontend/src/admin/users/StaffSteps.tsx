import InviteIcon from '@mui/icons-material/PersonAddOutlined';
import RoleIcon from '@mui/icons-material/BadgeOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import { DialogContentText } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import type { Account } from '../../../../openapi/contract/people/accounts.js';
import { UpdateAccount } from '../../../../openapi/contract/people/accounts.js';
import { INVITATION_HOURS, InviteStaff } from '../../../../openapi/contract/people/staff.js';
import { STAFF_ROLES } from '../../../../openapi/contract/people/staff-roles.js';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { StepButton } from '../steps/StepButton';
import { useStep } from '../steps/useStep';

const ROLE_CHOICES = STAFF_ROLES.map((id) => ({
  id,
  name: tAdminUser('staff.choice', {
    role: tAdminUser(`staff.roles.${id}`),
    hint: tAdminUser(`staff.hints.${id}`),
  }),
}));

const RoleInput = () => (
  <SelectInput
    source="staffRole"
    label={tAdminUser('staff.role')}
    choices={ROLE_CHOICES}
    helperText={false}
    fullWidth
  />
);

function InviteForm({ onClose }: { onClose: () => void }) {
  const step = useStep<InviteStaff>({
    run: (provider, data) => provider.create('users', { data }),
    onDone: () => {
      notifySuccess(tAdminUser('staff.invited'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminUser('staff.inviteFailed'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ fullName: '', email: '', staffRole: '' }}
      validate={(values: Values) => fieldErrors(InviteStaff, filledIn(values))}
      onSubmit={(values) => step.submit(InviteStaff.parse(filledIn(values)))}
      submitLabel={tAdminUser('staff.invite')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('staff.inviteText', { hours: INVITATION_HOURS })}</DialogContentText>
      <TextInput source="fullName" label={tAdminCommon('name')} autoFocus fullWidth helperText={false} />
      <TextInput source="email" label={tAdminCommon('email')} type="email" fullWidth helperText={false} />
      <RoleInput />
    </DialogForm>
  );
}

/** Opens an account for a member of staff, whose person chooses the password. */
export const InviteStaffButton = () => (
  <FormDialog
    needs="users.edit"
    label={tAdminUser('staff.invite')}
    icon={<InviteIcon />}
    look={{ variant: 'contained' }}
    title={tAdminUser('staff.inviteTitle')}
  >
    {(close) => <InviteForm onClose={close} />}
  </FormDialog>
);

interface AccountProps {
  account: Account;
}

function RoleForm({ account, onClose }: AccountProps & { onClose: () => void }) {
  const { id, disabled, version, fullName } = account;
  const bodyOf = ({ staffRole }: Values) => ({ staffRole, disabled, version });
  const step = useStep<UpdateAccount>({
    run: (provider, data) => provider.update('users', { id, data, previousData: account }),
    onDone: () => {
      notifySuccess(tAdminUser('staff.changed'), fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminUser('staff.changeFailed'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ staffRole: account.staffRole }}
      validate={(values) => fieldErrors(UpdateAccount, bodyOf(values))}
      onSubmit={(values) => step.submit(UpdateAccount.parse(bodyOf(values)))}
      submitLabel={tAdminUser('staff.change')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('staff.changeText')}</DialogContentText>
      <RoleInput />
    </DialogForm>
  );
}

/** The steps on the account of a member of staff. */
export const StaffSteps = ({ account }: AccountProps) => (
  <>
    {account.invited && !account.disabled && (
      <StepButton
        needs="users.edit"
        label={tAdminUser('staff.inviteAgain')}
        icon={<SendIcon />}
        variant="outlined"
        question={tAdminUser('staff.inviteAgainTitle')}
        consequence={tAdminUser('staff.inviteAgainText', { fullName: account.fullName })}
        run={(provider) => provider.act('users', account.id, 'invite')}
        onDone={() => notifySuccess(tAdminUser('staff.invited'), account.fullName)}
        failure={(reason) => ({ text: tAdminUser('staff.inviteFailed'), detail: reason })}
      />
    )}
    <FormDialog
      needs="users.edit"
      label={tAdminUser('staff.change')}
      icon={<RoleIcon />}
      title={tAdminUser('staff.changeTitle', { fullName: account.fullName })}
    >
      {(close) => <RoleForm account={account} onClose={close} />}
    </FormDialog>
  </>
);
