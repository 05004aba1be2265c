import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '../../common/feedback/Alert';
import { Button } from '../../common/forms/Button';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { toLoginState } from '../loginState';
import { tAuth } from '../../messages/people/auth';

/** Asks for the account of a forgotten password and says where the link was sent. */
export function ForgotPasswordPage() {
  usePageTitle(tAuth('forgottenPasswordTitle'));
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard title={tAuth('forgottenPasswordTitle')}>
      {sentTo === null ? (
        <>
          <p className="auth__intro">{tAuth('forgottenPasswordIntro')}</p>
          <ForgotPasswordForm email={email} type={type} onSent={setSentTo} />
        </>
      ) : (
        <div className="stack stack--start">
          <Alert severity="success">{tAuth('resetLinkSent', { sentTo })}</Alert>
          <p>{tAuth('resetLinkHint')}</p>
          <Button onClick={() => setSentTo(null)}>{tAuth('tryAnotherAddress')}</Button>
        </div>
      )}
      <p className="auth__below">
        <Link className="link" to="/login">
          {tAuth('backToLogin')}
        </Link>
      </p>
    </AuthCard>
  );
}
