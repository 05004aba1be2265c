import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '../../common/feedback/Alert';
import { Button } from '../../common/forms/Button';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { toLoginState } from '../loginState';
import { authWords } from '../../words/people/auth';

/** Asks for the account whose password is forgotten and says where the way back in was sent. */
export function ForgotPasswordPage() {
  usePageTitle(authWords.forgottenPasswordTitle);
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard title={authWords.forgottenPasswordTitle}>
      {sentTo === null ? (
        <>
          <p className="auth__intro">{authWords.forgottenPasswordIntro}</p>
          <ForgotPasswordForm email={email} type={type} onSent={setSentTo} />
        </>
      ) : (
        <div className="stack stack--start">
          <Alert severity="success">{authWords.resetLinkSent(sentTo)}</Alert>
          <p>{authWords.resetLinkHint}</p>
          <Button onClick={() => setSentTo(null)}>{authWords.tryAnotherAddress}</Button>
        </div>
      )}
      <p className="auth__below">
        <Link className="link" to="/login">
          {authWords.backToLogin}
        </Link>
      </p>
    </AuthCard>
  );
}
