import { useLocation, useNavigate } from 'react-router';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { tAccount } from '../messages/accounts';

/** Opens the booking for a patient; a visitor is sent to the login first and returns to the same booking. */
export function useBookLabTest(open: (id: string) => void): (test: LabTestDto) => void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return ({ _id }) => {
    if (!session) {
      const query = new URLSearchParams(search);
      query.set('test', _id);
      notifyError(tSpecified('loginToBook'));
      void navigate('/login', { state: { from: `${pathname}?${query}` } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(
        tAccount('onlyPatientsBookLabTests'),
        tAccount('loginAsPatientToBook', { type: session.userType }),
      );
      return;
    }
    open(_id);
  };
}
