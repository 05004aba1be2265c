import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { sentenceOf } from '../../api/client';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { useCurrentUser } from '../useCurrentUser';
import { useAskForConfirmation } from './useEmailConfirmation';
import { tAuth } from '../../messages/people/auth';

/** The key of its notices. */
const FORM = 'confirmation link';

/** Asks people with an unconfirmed address to open the mailed link; nothing for others. */
export function ConfirmEmailBar() {
  const { data: user } = useCurrentUser();
  const asking = useAskForConfirmation();
  if (!user?.email || user.emailConfirmed) return null;
  const ask = () =>
    asking.mutate(undefined, {
      onSuccess: () => notifySuccess(tAuth('linkSent'), tAuth('linkSentText', { email: user.email }), FORM),
      onError: (error) => notifyError(tAuth('sendLinkFailed'), sentenceOf(error), FORM),
    });
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={tAuth('emailAddress')}
      sx={{ mb: 3, flexWrap: 'wrap', overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: '1 1 240px' } }}
      action={
        <Button color="inherit" loading={asking.isPending} onClick={ask}>
          {tAuth('sendLinkAgain')}
        </Button>
      }
    >
      {tAuth('confirmEmailPrompt', { email: user.email })}{' '}
      {user.type === 'patient' && tAuth('oneUnpaidCheckout')}
      <InlineError subject={FORM} />
    </Alert>
  );
}
