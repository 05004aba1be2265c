import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '../../common/feedback/Alert';
import { Button } from '../../common/forms/Button';
import { usePageTitle } from '../../hospital/usePageTitle';
import { AuthCard } from '../AuthCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { toLoginState } from '../loginState';

/** Asks for the account whose password is forgotten and says where the way back in was sent. */
export function ForgotPasswordPage() {
  usePageTitle('Forgotten password');
  const { email = '', type = 'patient' } = toLoginState(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard title="Forgotten password">
      {sentTo === null ? (
        <>
          <p className="auth__intro">
            Enter the email address of your account. We send you a link to choose a new password.
          </p>
          <ForgotPasswordForm email={email} type={type} onSent={setSentTo} />
        </>
      ) : (
        <div className="stack stack--start">
          <Alert severity="success">
            If there is such an account, a mail with a link is on its way to {sentTo}.
          </Alert>
          <p>
            The link works once, within 30 minutes. Nothing arrived? Look into the spam folder, and check the
            address and the role.
          </p>
          <Button onClick={() => setSentTo(null)}>Try another address</Button>
        </div>
      )}
      <p className="auth__below">
        <Link className="link" to="/login">
          Back to the login
        </Link>
      </p>
    </AuthCard>
  );
}
