import { useNavigate } from 'react-router';
import { client, sentenceOf } from '../api/client';
import { notifyInfo, notifySuccess } from '../common/feedback/notices';
import { session } from './session';
import { tCommon } from '../messages/common';
import { tShell } from '../messages/site/shell';

/** Ends the session on the server and in this tab, even without a connection. */
async function endSession(): Promise<void> {
  const told = client.POST('/api/users/logout').catch((error: unknown) => {
    notifyInfo(tCommon('logoutNotReported'), tCommon('loginEndsAlone', { sentence: sentenceOf(error) }));
  });
  // The call above has copied its token; the tab need not wait for the response.
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1500))]);
  session.clear();
}

/** Logout of the areas: says "Logged out" and goes to the login. */
export function useAreaLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await endSession();
    notifySuccess(tShell('loggedOut'));
    await navigate('/login');
  };
}

/** Logout of the navigation bar: goes to the first page. */
export function useSiteLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    await endSession();
  };
}
