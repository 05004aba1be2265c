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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

function RefuseForm({ doctor, onClose }: { doctor: UserDto; onClose: () => void }) {
  const step = useStep<Values>({
    run: (provider, values) => provider.act('doctors', doctor.id, 'refuse', values),
    onDone: () => notifySuccess(tAdminDoctor('doctorRefused'), doctor.fullName),
    failure: (reason) => ({ text: tAdminDoctor('refuseFailed'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      onSubmit={(values) => step.mutate(values, { onSuccess: onClose })}
      validate={(values) => fieldErrors(RefuseDoctor, values)}
      submitLabel={tAdminDoctor('refuse')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminDoctor('refuseText', { fullName: doctor.fullName })}</DialogContentText>
      <TextInput source="reason" label={tAdminCommon('reason')} helperText={false} autoFocus fullWidth />
    </DialogForm>
  );
}

/** An administrator's decision on a doctor who registered with a code; nothing for approved ones. */
export function ApprovalSteps({ doctor }: { doctor: UserDto }) {
  if (doctor.approval !== 'waiting' && doctor.approval !== 'refused') return null;
  return (
    <Card component="section" aria-label={tAdminDoctor('approval')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {tAdminDoctor('approval')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {doctor.approval === 'waiting'
          ? tAdminDoctor('approvalPending', { did: doctor.d_id ?? '–' })
          : tAdminDoctor('refusedReason', { approvalReason: doctor.approvalReason ?? '' })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <StepButton
          needs="doctors.edit"
          label={tAdminCommon('approve')}
          variant="contained"
          icon={<CheckIcon />}
          question={tAdminDoctor('approveTitle', { fullName: doctor.fullName })}
          consequence={tAdminDoctor('approveText')}
          run={(provider) => provider.act('doctors', doctor.id, 'approve')}
          onDone={() => notifySuccess(tAdminDoctor('doctorApproved'), doctor.fullName)}
          failure={(reason) => ({ text: tAdminDoctor('approveFailed'), detail: reason })}
        />
        {doctor.approval === 'waiting' && (
          <FormDialog
            needs="doctors.edit"
            label={tAdminDoctor('refuse')}
            icon={<CloseIcon />}
            look={{ variant: 'outlined', color: 'error' }}
            title={tAdminDoctor('refuseTitle', { fullName: doctor.fullName })}
          >
            {(close) => <RefuseForm doctor={doctor} onClose={close} />}
          </FormDialog>
        )}
      </Stack>
    </Card>
  );
}
