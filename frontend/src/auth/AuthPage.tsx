import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '../common/feedback/Alert';
import { tabStorage } from '../common/storage/storage';
import { usePageTitle } from '../hospital/usePageTitle';
import { tAccount } from '../messages/accounts';
import { KeptTime } from './KeptTime';
import { profileOf } from './landing';
import { toLoginState } from './loginState';
import { useSession } from './useSession';
import './auth.css';
import { tAuth } from '../messages/people/auth';

function AlreadyLoggedIn() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="auth__here">
      <Alert severity="info">
        {tAccount('loggedInAs', { type: session.userType })}{' '}
        <Link className="link strong" to={profileOf(session.userType)}>
          {tAuth('goToYourArea')}
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
      <Alert severity="info">{tAuth('siteDataIsBlocked')}</Alert>
    </div>
  );
}

/** The card with the two tabs. Login and registration are separate pages, so that each loads only its form. */
export function AuthPage({ tab, children }: { tab: 'login' | 'register'; children: ReactNode }) {
  const isLogin = tab === 'login';
  usePageTitle(
    isLogin ? tAuth('login') : tAuth('register'),
    isLogin ? tAuth('loginDescription') : tAuth('registerDescription'),
  );
  const state = toLoginState(useLocation().state);
  // Pressing Login always opens the login, whatever the default.
  const { isBooking: _, ...toLogin } = state;
  return (
    <div className={isLogin ? 'auth' : 'auth auth--wide'}>
      <div className="card">
        <div className="auth__tabs" role="tablist" aria-label={tAuth('loginOrRegister')}>
          <Link to="/login" state={toLogin} replace role="tab" aria-selected={isLogin}>
            {tAuth('login')}
          </Link>
          <Link to="/register" state={state} replace role="tab" aria-selected={!isLogin}>
            {tAuth('register')}
          </Link>
        </div>
        <h1 className="h2">{isLogin ? tAuth('logIn') : tAuth('createAccount')}</h1>
        <KeptTime />
        <AlreadyLoggedIn />
        <SiteDataBlocked />
        {children}
      </div>
    </div>
  );
}
