import { useLocation, useNavigate } from 'react-router';
import type { LoginAnswer } from '../../../openapi/contract/people/login.js';
import { clearNotices, notifyError, notifySuccess } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { DOCTOR_SETTINGS, afterLogin } from './landing';
import { toLoginState } from './loginState';
import { session } from './session';

/**
 * Stores a login and opens the page that requested it, or the landing page of the role; `told` is the notice.
 */
export function useEnter(): (answer: LoginAnswer, told: string) => void {
  const { from } = toLoginState(useLocation().state);
  const navigate = useNavigate();
  return (answer, told) => {
    const next = afterLogin(answer.type, answer.toSetUp ? DOCTOR_SETTINGS : from);
    if (!next) {
      notifyError(tSpecified('unknownUserType'));
      return;
    }
    // Notices about not being logged in no longer apply.
    clearNotices();
    const { token: authToken, type: userType, userId, staffRole } = answer;
    session.start({ authToken, userType, userId, staffRole });
    notifySuccess(told);
    void navigate(next, { replace: true });
  };
}
