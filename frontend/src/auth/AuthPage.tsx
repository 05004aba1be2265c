import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '../common/feedback/Alert';
import { tabStorage } from '../common/storage/storage';
import { usePageTitle } from '../hospital/usePageTitle';
import { accountWords } from '../words/accounts';
import { KeptTime } from './KeptTime';
import { profileOf } from './landing';
import { toLoginState } from './loginState';
import { useSession } from './useSession';
import './auth.css';
import { authWords } from '../words/people/auth';

function AlreadyLoggedIn() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="auth__here">
      <Alert severity="info">
        {accountWords.loggedInAs(session.userType)}{' '}
        <Link className="link strong" to={profileOf(session.userType)}>
          {authWords.goToYourArea}
        </Link>
      </Alert>
    </div>
  );
}

/** A login lives in session storage. */
function SiteDataBlocked() {
  const [isKept] = useState(() => tabStorage.isKept());
  if (isKept) return null;
  return (
    <div className="auth__here">
      <Alert severity="info">{authWords.siteDataIsBlocked}</Alert>
    </div>
  );
}

/** The card with the two tabs; login and registration are pages of their own, so that each loads its form only. */
export function AuthPage({ tab, children }: { tab: 'login' | 'register'; children: ReactNode }) {
  const isLogin = tab === 'login';
  usePageTitle(
    isLogin ? authWords.login : authWords.register,
    isLogin ? authWords.loginDescription : authWords.registerDescription,
  );
  const state = toLoginState(useLocation().state);
  // Who presses Login wants the login, whatever was chosen for them.
  const { isBooking: _, ...toLogin } = state;
  return (
    <div className={isLogin ? 'auth' : 'auth auth--wide'}>
      <div className="card">
        <div className="auth__tabs" role="tablist" aria-label={authWords.loginOrRegister}>
          <Link to="/login" state={toLogin} replace role="tab" aria-selected={isLogin}>
            {authWords.login}
          </Link>
          <Link to="/register" state={state} replace role="tab" aria-selected={!isLogin}>
            {authWords.register}
          </Link>
        </div>
        <h1 className="h2">{isLogin ? authWords.logIn : authWords.createAccount}</h1>
        <KeptTime />
        <AlreadyLoggedIn />
        <SiteDataBlocked />
        {children}
      </div>
    </div>
  );
}
