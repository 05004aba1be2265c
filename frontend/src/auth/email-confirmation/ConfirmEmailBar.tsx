import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { sentenceOf } from '../../api/client';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { useCurrentUser } from '../useCurrentUser';
import { useAskForConfirmation } from './useEmailConfirmation';

/** Names its notices. */
const FORM = 'confirmation link';

/** Asks people who have not opened the link in their mailbox to do so; nothing for everybody else. */
export function ConfirmEmailBar() {
  const { data: user } = useCurrentUser();
  const asking = useAskForConfirmation();
  if (!user || user.emailConfirmed) return null;
  const ask = () =>
    asking.mutate(undefined, {
      onSuccess: () =>
        notifySuccess('The link is on its way.', `Please look into the mailbox of ${user.email}.`, FORM),
      onError: (error) => notifyError('The link was not sent.', sentenceOf(error), FORM),
    });
  return (
    <Alert
      severity="info"
      role="region"
      aria-label="Email address"
      sx={{ mb: 3, flexWrap: 'wrap', overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: '1 1 240px' } }}
      action={
        <Button color="inherit" loading={asking.isPending} onClick={ask}>
          Send the link again
        </Button>
      }
    >
      Please confirm your email address: open the link that we sent to {user.email}.
      {user.type === 'patient' && ' Until then one unpaid checkout can be open at a time.'}
    </Alert>
  );
}
