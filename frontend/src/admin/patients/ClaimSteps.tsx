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
import { ApiError } from '../../api/client';
import { notifySuccess } from '../../common/feedback/notices';
import { formatInstant } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';

interface ClaimProps {
  patient: UserDto;
}

/** The code is shown this once: the server keeps its hash alone. */
function CodeDialog({ patient, claim, onClose }: ClaimProps & { claim: ClaimCode; onClose: () => void }) {
  const { timeZone, name } = useHospital();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Code for {patient.fullName}</DialogTitle>
      <DialogContent>
        <Typography variant="h2" component="p" sx={{ my: 2, textAlign: 'center', letterSpacing: 2 }}>
          {claim.code}
        </Typography>
        <DialogContentText>
          With this code your account at {name} is yours: open {window.location.host}/#/claim, type it, and
          choose a password. It works once, until {formatInstant(claim.expiresAt, timeZone)}.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => window.print()}>
          Print
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
    failure: (reason) => ({ text: 'There is no code.', detail: reason }),
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
        Code to claim the account
      </Button>
      {claim && <CodeDialog patient={patient} claim={claim} onClose={() => setClaim(null)} />}
    </>
  );
}

function MailForm({ patient, onClose }: ClaimProps & { onClose: () => void }) {
  const step = useStep<MailClaim>({
    run: (provider, body) => provider.act('patients', patient.id, 'claim-mail', body),
    onDone: () => {
      notifySuccess('The link is on its way.');
      onClose();
    },
    failure: (reason) => ({ text: 'No link was mailed.', detail: reason }),
  });
  return (
    <DialogForm
      defaultValues={{ email: '' }}
      validate={(values) => fieldErrors(MailClaim, filledIn(values))}
      onSubmit={(values) =>
        step.mutateAsync(MailClaim.parse(values)).then(
          () => undefined,
          (error: unknown) => (error instanceof ApiError ? error.fieldErrors : {}),
        )
      }
      submitLabel="Mail the link"
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        The link lets {patient.fullName} choose a password. It works once and for 14 days.
      </DialogContentText>
      <TextInput source="email" label="Email" type="email" autoFocus fullWidth helperText={false} />
    </DialogForm>
  );
}

/** How somebody whom the desk has registered comes to log in: by a printed code or a mailed link. */
export const ClaimSteps = ({ patient }: ClaimProps) => (
  <>
    <CodeButton patient={patient} />
    <FormDialog
      label="Mail a link"
      icon={<MailIcon />}
      look={{ variant: 'outlined' }}
      title="Mail a link to claim the account"
    >
      {(close) => <MailForm patient={patient} onClose={close} />}
    </FormDialog>
  </>
);
