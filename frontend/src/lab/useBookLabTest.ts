import { useLocation, useNavigate } from 'react-router';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { messages } from '../messages';
import { accountWords } from '../words/accounts';

/** Opens the booking for a patient; a visitor is sent to the login first and comes back to the same booking. */
export function useBookLabTest(open: (id: string) => void): (test: LabTestDto) => void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return ({ _id }) => {
    if (!session) {
      const query = new URLSearchParams(search);
      query.set('test', _id);
      notifyError(messages.loginToBook);
      void navigate('/login', { state: { from: `${pathname}?${query}` } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(accountWords.onlyPatientsBookLabTests, accountWords.loginAsPatientToBook(session.userType));
      return;
    }
    open(_id);
  };
}
