import AddIcon from '@mui/icons-material/Add';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useRefresh } from 'react-admin';
import { type DoctorIdDto, IssueDoctorId } from '../../../../openapi/contract/people/register.js';
import { ApiError, sentenceOf } from '../../api/client';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { fieldErrors, filledIn } from '../data/validate';

/** Names its notices. */
const FORM = 'issue a doctor ID';

function IssueForm({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  const submit = async (values: Values) => {
    setBusy(true);
    try {
      const { data: issued } = await provider.create<DoctorIdDto>('doctor-ids', { data: filledIn(values) });
      notifySuccess('Doctor ID issued', issued.code, FORM);
      refresh();
      onClose();
      return undefined;
    } catch (error) {
      notifyError('The doctor ID was not issued.', sentenceOf(error), FORM);
      return error instanceof ApiError ? error.fieldErrors : undefined;
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogForm
      onSubmit={submit}
      validate={(values) => fieldErrors(IssueDoctorId, filledIn(values))}
      submitLabel="Issue"
      busy={isBusy}
      onClose={onClose}
    >
      <DialogContentText>A doctor registers with it once.</DialogContentText>
      <TextInput
        source="code"
        label="Beginning of the ID"
        helperText="For example HSP-NEU. Random letters and digits follow, so that nobody guesses it."
        autoFocus
        fullWidth
      />
    </DialogForm>
  );
}

/** Issues a doctor ID, which begins as one likes. */
export const IssueDoctorIdButton = () => (
  <FormDialog
    label="Issue doctor ID"
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title="Issue a doctor ID"
  >
    {(close) => <IssueForm onClose={close} />}
  </FormDialog>
);
