import CodeIcon from '@mui/icons-material/PrintOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { TextInput } from 'react-admin';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { ClaimCode, MailClaim } from '../../../../openapi/contract/people/walk-ins.js';
import { notifySuccess } from '../../common/feedback/notices';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

interface ClaimProps {
  patient: UserDto;
}

/** The code is shown only once, because the server stores only its hash. */
function CodeDialog({ patient, claim, onClose }: ClaimProps & { claim: ClaimCode; onClose: () => void }) {
  const { timeZone, name } = useHospital();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{tAdminUser('codeFor', { fullName: patient.fullName })}</DialogTitle>
      <DialogContent>
        <Typography variant="h2" component="p" sx={{ my: 2, textAlign: 'center', letterSpacing: 2 }}>
          {claim.code}
        </Typography>
        <DialogContentText>
          {tAdminUser('claimCodeNote', {
            name,
            host: window.location.host,
            instant: formatInstant(claim.expiresAt, timeZone),
          })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{tAdminUser('close')}</Button>
        <Button variant="contained" onClick={() => window.print()}>
          {tAdminCommon('print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CodeButton({ patient }: ClaimProps) {
  const [claim, setClaim] = useState<ClaimCode | null>(null);
  const step = useStep({
    run: async (provider) => {
      const { data } = await provider.act('patients', patient.id, 'claim-code');
      setClaim(ClaimCode.parse(data));
    },
    onDone: () => undefined,
    failure: (reason) => ({ text: tAdminUser('createCodeFailed'), detail: reason }),
    rereads: 'patients',
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CodeIcon />}
        loading={step.isPending}
        onClick={() => step.mutate()}
      >
        {tAdminUser('codeToClaimAccount')}
      </Button>
      {claim && <CodeDialog patient={patient} claim={claim} onClose={() => setClaim(null)} />}
    </>
  );
}

function MailForm({ patient, onClose }: ClaimProps & { onClose: () => void }) {
  const step = useStep<MailClaim>({
    run: (provider, body) => provider.act('patients', patient.id, 'claim-mail', body),
    onDone: () => {
      notifySuccess(tAdminUser('linkMailed'));
      onClose();
    },
    failure: (reason) => ({ text: tAdminUser('mailLinkFailed'), detail: reason }),
  });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ email: '' }}
      validate={(values) => fieldErrors(MailClaim, filledIn(values))}
      onSubmit={(values) => step.submit(MailClaim.parse(values))}
      submitLabel={tAdminUser('mailLink')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('mailLinkHint', { fullName: patient.fullName })}</DialogContentText>
      <TextInput
        source="email"
        label={tAdminCommon('email')}
        type="email"
        autoFocus
        fullWidth
        helperText={false}
      />
    </DialogForm>
  );
}

/** Gives a desk patient a login: by a printed code or a mailed link. */
export const ClaimSteps = ({ patient }: ClaimProps) => (
  <>
    <CodeButton patient={patient} />
    <FormDialog
      needs="patients.edit"
      label={tAdminUser('mailLinkTitle')}
      icon={<MailIcon />}
      look={{ variant: 'outlined' }}
      title={tAdminUser('mailClaimLink')}
    >
      {(close) => <MailForm patient={patient} onClose={close} />}
    </FormDialog>
  </>
);
