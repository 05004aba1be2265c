import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { sentenceOf } from '../../api/client';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { useCurrentUser } from '../useCurrentUser';
import { useAskForConfirmation } from './useEmailConfirmation';
import { authWords } from '../../words/people/auth';

/** Names its notices. */
const FORM = 'confirmation link';

/** Asks people who have not opened the link in their mailbox to do so; nothing for everybody else. */
export function ConfirmEmailBar() {
  const { data: user } = useCurrentUser();
  const asking = useAskForConfirmation();
  if (!user?.email || user.emailConfirmed) return null;
  const ask = () =>
    asking.mutate(undefined, {
      onSuccess: () => notifySuccess(authWords.linkSent, authWords.linkSentText(user.email), FORM),
      onError: (error) => notifyError(authWords.sendLinkFailed, sentenceOf(error), FORM),
    });
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={authWords.emailAddress}
      sx={{ mb: 3, flexWrap: 'wrap', overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: '1 1 240px' } }}
      action={
        <Button color="inherit" loading={asking.isPending} onClick={ask}>
          {authWords.sendLinkAgain}
        </Button>
      }
    >
      {authWords.confirmEmailPrompt(user.email)} {user.type === 'patient' && authWords.oneUnpaidCheckout}
      <InlineError subject={FORM} />
    </Alert>
  );
}
