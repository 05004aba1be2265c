import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { messages } from '../messages';
import { accountWords } from '../words/accounts';

/** Opens the booking for a patient; a visitor is sent to the login first and comes back to the same booking. */
export function useBookDoctor(open: (doctorId: string) => void): (doctorId: string) => void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return (doctorId) => {
    if (!session) {
      const query = new URLSearchParams(search);
      query.set('doctor', doctorId);
      query.set('book', doctorId);
      notifyError(messages.loginToBook);
      void navigate('/login', { state: { from: `${pathname}?${query}` } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(accountWords.onlyPatientsBookVisits, accountWords.loginAsPatientToBook(session.userType));
      return;
    }
    open(doctorId);
  };
}
