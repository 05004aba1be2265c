import AddIcon from '@mui/icons-material/Add';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { Form, TextInput, useDataProvider, useRefresh } from 'react-admin';
import { type DoctorId, IssueDoctorId } from '../../../../openapi/contract/users.js';
import { ApiError, sentenceOf } from '../../api/client';
import { notifyError, notifySuccess } from '../../common/notices';
import type { ConsoleDataProvider } from '../dataProvider';
import { fieldErrors, filledIn } from '../common/validate';

type Values = Record<string, unknown>;

function IssueForm({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  const submit = async (values: Values) => {
    setBusy(true);
    try {
      const { data: issued } = await provider.create<DoctorId>('doctor-ids', { data: filledIn(values) });
      notifySuccess('Doctor ID issued', issued.code);
      refresh();
      onClose();
      return undefined;
    } catch (error) {
      notifyError('The doctor ID was not issued.', sentenceOf(error));
      return error instanceof ApiError ? error.fieldErrors : undefined;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      record={{}}
      onSubmit={submit}
      validate={(values: Values) => fieldErrors(IssueDoctorId, filledIn(values))}
      disableInvalidFormNotification
      noValidate
    >
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>A doctor registers with it once.</DialogContentText>
        <TextInput
          source="code"
          label="Doctor ID"
          helperText="Leave it empty to have one made."
          autoFocus
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          Issue
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Issues a doctor ID: a given one, or one that the server makes. */
export function IssueDoctorIdButton() {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Issue doctor ID
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Issue a doctor ID</DialogTitle>
        <IssueForm onClose={close} />
      </Dialog>
    </>
  );
}
