import EraseIcon from '@mui/icons-material/PersonOffOutlined';
import { DialogContentText } from '@mui/material';
import { TextInput } from 'react-admin';
import type { Account } from '../../../../openapi/contract/people/accounts.js';
import { EraseAccount } from '../../../../openapi/contract/people/erase-account.js';
import { capitalised } from '../../../../openapi/contract/messages/sentence.js';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { notifySuccess } from '../../common/feedback/notices';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { fieldErrors, filledIn } from '../data/validate';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

interface DialogProps {
  account: Account;
  onClose: () => void;
}

const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fieldErrors : {};

/** The message of a refusal without a field. */
const refusalOf = (error: unknown): string | null =>
  error && Object.keys(fieldErrorsOf(error)).length === 0 ? sentenceOf(error) : null;

/** The text to type as a confirmation: the address, or the phone number without one. */
const proofOf = ({ email }: Account) =>
  email ? tAdminUser('emailAddressOfAccount') : tAdminUser('mobileNumberOfAccount');

const fieldsOf = (account: Account) => (
  <>
    <DialogContentText>{tAdminUser('eraseText')}</DialogContentText>
    <TextInput
      source="confirm"
      label={capitalised(proofOf(account))}
      helperText={tAdminUser('confirmHint')}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      autoFocus
      fullWidth
    />
    <TextInput
      source="reason"
      label={tAdminCommon('reason')}
      helperText={tAdminUser('eraseReasonHint')}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      fullWidth
    />
  </>
);

function EraseForm({ account, onClose }: DialogProps) {
  const step = useStep<EraseAccount>({
    run: (provider, body) => provider.act('users', account.id, 'erase', body),
    onDone: () => {
      notifySuccess(tAdminUser('dataErased'), tAdminUser('dataErasedText'));
      onClose();
    },
    failure: () => ({ text: tAdminUser('eraseFailed') }),
  });
  const validate = (values: Values) => {
    const errors = fieldErrors(EraseAccount, filledIn(values));
    const typed = typeof values.confirm === 'string' ? values.confirm.trim().toLowerCase() : '';
    if (account.email && typed && typed !== account.email)
      return { ...errors, confirm: tAdminUser('confirmationMismatch') };
    return errors;
  };
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ confirm: '', reason: '' }}
      validate={validate}
      onSubmit={(values) => step.mutateAsync(EraseAccount.parse(values)).then(() => undefined, fieldErrorsOf)}
      submitLabel={tAdminUser('eraseForGood')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      {fieldsOf(account)}
      <DialogError text={refusalOf(step.error)} />
    </DialogForm>
  );
}

/** Erases a patient's data after the address and a reason were typed. */
export const EraseButton = ({ account }: { account: Account }) => (
  <FormDialog
    needs="patients.close"
    label={tAdminUser('erase')}
    icon={<EraseIcon />}
    look={{ variant: 'outlined', color: 'error' }}
    title={tAdminUser('eraseTitle', { fullName: account.fullName })}
  >
    {(close) => <EraseForm account={account} onClose={close} />}
  </FormDialog>
);
