import AddIcon from '@mui/icons-material/Add';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useRefresh } from 'react-admin';
import { type DoctorIdDto, IssueDoctorId } from '../../../../openapi/contract/people/doctor-ids.js';
import { ApiError, sentenceOf } from '../../api/client';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { fieldErrors, filledIn } from '../data/validate';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

/** The key of its notices. */
const FORM = 'issue a doctor ID';

function IssueForm({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  const submit = async (values: Values) => {
    setBusy(true);
    try {
      const { data: issued } = await provider.create<DoctorIdDto>('doctor-ids', { data: filledIn(values) });
      notifySuccess(tAdminDoctor('doctorIdIssued'), issued.code, FORM);
      refresh();
      onClose();
      return undefined;
    } catch (error) {
      notifyError(tAdminDoctor('issueFailed'), sentenceOf(error), FORM);
      return error instanceof ApiError ? error.fieldErrors : undefined;
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogForm
      subject={FORM}
      onSubmit={submit}
      validate={(values) => fieldErrors(IssueDoctorId, filledIn(values))}
      submitLabel={tAdminDoctor('issue')}
      busy={isBusy}
      onClose={onClose}
    >
      <DialogContentText>{tAdminDoctor('issueText')}</DialogContentText>
      <TextInput
        source="code"
        label={tAdminDoctor('beginningOfId')}
        helperText={tAdminDoctor('prefixHint')}
        autoFocus
        fullWidth
      />
    </DialogForm>
  );
}

/** Issues a doctor ID with an optional prefix. */
export const IssueDoctorIdButton = () => (
  <FormDialog
    needs="doctor-ids.edit"
    label={tAdminDoctor('issueDoctorId')}
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title={tAdminDoctor('issueDoctorIdTitle')}
  >
    {(close) => <IssueForm onClose={close} />}
  </FormDialog>
);
