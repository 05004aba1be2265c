import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '../common/feedback/Alert';
import { usePageTitle } from '../hospital/usePageTitle';
import { accountWords } from '../words/accounts';
import { profileOf } from './landing';
import { useSession } from './useSession';
import './auth.css';

function AlreadyLoggedIn() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="auth__here">
      <Alert severity="info">
        {accountWords.loggedInAs(session.userType)}{' '}
        <Link className="link strong" to={profileOf(session.userType)}>
          Go to your area
        </Link>
      </Alert>
    </div>
  );
}

/** The card with the two tabs; login and registration are pages of their own, so that each loads its form only. */
export function AuthPage({ tab, children }: { tab: 'login' | 'register'; children: ReactNode }) {
  const isLogin = tab === 'login';
  usePageTitle(
    isLogin ? 'Login' : 'Register',
    isLogin
      ? 'Log in to your appointments, records, prescriptions and orders.'
      : 'Create an account to book doctors, read your reports and order medicines.',
  );
  const { state } = useLocation();
  return (
    <div className={isLogin ? 'auth' : 'auth auth--wide'}>
      <div className="card">
        <div className="auth__tabs" role="tablist" aria-label="Login or register">
          <Link to="/login" state={state} replace role="tab" aria-selected={isLogin}>
            Login
          </Link>
          <Link to="/register" state={state} replace role="tab" aria-selected={!isLogin}>
            Register
          </Link>
        </div>
        <h1 className="h2">{isLogin ? 'Log in' : 'Create an account'}</h1>
        <AlreadyLoggedIn />
        {children}
      </div>
    </div>
  );
}
