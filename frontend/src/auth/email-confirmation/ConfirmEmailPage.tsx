import { Link } from 'react-router';
import { sentenceOf } from '../../api/client';
import { Alert } from '../../common/feedback/Alert';
import { DialogError } from '../../common/feedback/DialogError';
import { Button, buttonLook } from '../../common/forms/Button';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { landingOf } from '../landing';
import { useConfirmEmail } from './useEmailConfirmation';
import { useLinkSecret } from '../useLinkSecret';
import { useSession } from '../useSession';
import { tAuth } from '../../messages/people/auth';

function Confirmed() {
  const session = useSession();
  const next = session
    ? { to: landingOf(session.userType) ?? '/', text: tAuth('goOn') }
    : { to: '/login', text: tAuth('logIn') };
  return (
    <div className="stack stack--start">
      <Alert severity="success">{tAuth('emailConfirmed')}</Alert>
      <Link className={buttonLook('contained')} to={next.to}>
        {next.text}
      </Link>
    </div>
  );
}

/** Mail programs open links automatically, so only a click confirms. */
function ConfirmForm({ token }: { token: string }) {
  const confirmation = useConfirmEmail();
  if (confirmation.isSuccess) return <Confirmed />;
  return (
    <div className="stack stack--start">
      <p>{tAuth('confirmEmailText')}</p>
      <DialogError text={confirmation.error && sentenceOf(confirmation.error)} />
      <Button
        look="contained"
        className="button--large"
        isBusy={confirmation.isPending}
        onClick={() => confirmation.mutate(token)}
      >
        {tAuth('confirmEmailButton')}
      </Button>
    </div>
  );
}

/** The target of the mailed confirmation link. */
export function ConfirmEmailPage() {
  usePageTitle(tAuth('emailAddress'));
  const token = useLinkSecret().get('token') ?? '';
  return (
    <AuthCard title={tAuth('confirmEmailTitle')}>
      {token ? <ConfirmForm token={token} /> : <p>{tAuth('linkIncomplete')}</p>}
    </AuthCard>
  );
}
