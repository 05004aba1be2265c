import EraseIcon from '@mui/icons-material/PersonOffOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId, useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { type Account, EraseAccount } from '../../../../openapi/contract/users.js';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/DialogError';
import { notifySuccess } from '../../common/notices';
import { FocusFirstError } from '../common/FocusFirstError';
import { useStep } from '../common/useStep';
import { fieldErrors, filledIn } from '../common/validate';

interface DialogProps {
  account: Account;
  onClose: () => void;
}

type Erasing = ReturnType<typeof useStep<EraseAccount>>;

const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fieldErrors : {};

/** The sentence of a refusal that is no field's. */
const refusalOf = (error: unknown): string | null =>
  error && Object.keys(fieldErrorsOf(error)).length === 0 ? sentenceOf(error) : null;

function EraseFields({ step, onClose }: { step: Erasing; onClose: () => void }) {
  return (
    <>
      <FocusFirstError />
      <DialogContent>
        <Stack sx={{ gap: 2, '& .MuiFormControl-root': { m: 0 } }}>
          <DialogContentText>
            Name, email, phone, picture, uploaded documents, reviews, notifications and mails are erased, and
            every login ends. Visits, medical records, prescriptions and payments stay under the name they
            were made in, as the law asks. This cannot be undone.
          </DialogContentText>
          <TextInput
            source="confirm"
            label="Email address of the account"
            helperText="Type it to confirm."
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
            autoFocus
            fullWidth
          />
          <TextInput
            source="reason"
            label="Reason"
            helperText="Stays in the audit trail: do not name the person."
            slotProps={{ htmlInput: { maxLength: 200 } }}
            fullWidth
          />
          <DialogError text={refusalOf(step.error)} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Back</Button>
        <Button type="submit" variant="contained" color="error" loading={step.isPending}>
          Erase for good
        </Button>
      </DialogActions>
    </>
  );
}

function EraseForm({ account: { id, email }, onClose }: DialogProps) {
  const step = useStep<EraseAccount>({
    run: (provider, body) => provider.act('users', id, 'erase', body),
    onDone: () => {
      notifySuccess('Data erased', 'The account stays as “Erased person”.');
      onClose();
    },
    failure: () => ({ text: 'Nothing was erased.' }),
  });
  const erase = (values: Record<string, unknown>) =>
    step.mutateAsync(EraseAccount.parse(values)).then(() => undefined, fieldErrorsOf);
  const validate = (values: Record<string, unknown>) => {
    const errors = fieldErrors(EraseAccount, filledIn(values));
    const typed = typeof values.confirm === 'string' ? values.confirm.trim().toLowerCase() : '';
    if (typed && typed !== email)
      return { ...errors, confirm: 'This is not the email address of the account.' };
    return errors;
  };
  return (
    <Form
      record={{}}
      defaultValues={{ confirm: '', reason: '' }}
      validate={validate}
      onSubmit={erase}
      disableInvalidFormNotification
      noValidate
    >
      <EraseFields step={step} onClose={onClose} />
    </Form>
  );
}

/** Erases a patient's data once the address and a reason have been typed. */
export function EraseButton({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<EraseIcon />} onClick={() => setOpen(true)}>
        Erase
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Erase the data of {account.fullName}?</DialogTitle>
        <EraseForm account={account} onClose={close} />
      </Dialog>
    </>
  );
}
