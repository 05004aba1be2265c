import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { Card, DialogContentText, Stack, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { RefuseDoctor } from '../../../../openapi/contract/people/doctors.js';
import { type UserDto } from '../../../../openapi/contract/people/accounts.js';
import { notifySuccess } from '../../common/feedback/notices';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { StepButton } from '../steps/StepButton';
import { useStep } from '../steps/useStep';
import { fieldErrors } from '../data/validate';

function RefuseForm({ doctor, onClose }: { doctor: UserDto; onClose: () => void }) {
  const step = useStep<Values>({
    run: (provider, values) => provider.act('doctors', doctor.id, 'refuse', values),
    onDone: () => notifySuccess('Doctor refused', doctor.fullName),
    failure: (reason) => ({ text: 'The doctor was not refused.', detail: reason }),
  });
  return (
    <DialogForm
      onSubmit={(values) => step.mutate(values, { onSuccess: onClose })}
      validate={(values) => fieldErrors(RefuseDoctor, values)}
      submitLabel="Refuse"
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {doctor.fullName} can still log in and reads the reason. You can approve later.
      </DialogContentText>
      <TextInput source="reason" label="Reason" helperText={false} autoFocus fullWidth />
    </DialogForm>
  );
}

/** An administrator's answer to a doctor who registered by a code; nothing for those who are approved. */
export function ApprovalSteps({ doctor }: { doctor: UserDto }) {
  if (doctor.approval !== 'waiting' && doctor.approval !== 'refused') return null;
  return (
    <Card component="section" aria-label="Approval" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        Approval
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {doctor.approval === 'waiting'
          ? `Registered with the doctor ID ${doctor.d_id ?? '–'} and waits for an answer. Until then nobody finds or books this doctor.`
          : `Refused: ${doctor.approvalReason ?? ''}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <StepButton
          label="Approve"
          variant="contained"
          icon={<CheckIcon />}
          question={`Approve ${doctor.fullName}?`}
          consequence="Patients find the doctor and can book visits; the doctor sees the requests of the speciality."
          run={(provider) => provider.act('doctors', doctor.id, 'approve')}
          onDone={() => notifySuccess('Doctor approved', doctor.fullName)}
          failure={(reason) => ({ text: 'The doctor was not approved.', detail: reason })}
        />
        {doctor.approval === 'waiting' && (
          <FormDialog
            label="Refuse"
            icon={<CloseIcon />}
            look={{ variant: 'outlined', color: 'error' }}
            title={`Refuse ${doctor.fullName}?`}
          >
            {(close) => <RefuseForm doctor={doctor} onClose={close} />}
          </FormDialog>
        )}
      </Stack>
    </Card>
  );
}
