import { useLocation, useNavigate } from 'react-router';
import type { Opening } from '../../../openapi/contract/care/slots.js';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { tAccount } from '../messages/accounts';
import { changed } from '../common/browser/useAddressParams';
import { nameBooking } from './useDoctorsUrl';

type Book = (doctorId: string, opening?: Opening) => void;

/** Opens the booking for a patient; a visitor is sent to the login first and returns to the same booking. */
export function useBookDoctor(open: Book): Book {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return (doctorId, opening) => {
    if (!session) {
      const query = changed(search, { doctor: doctorId, ...nameBooking(doctorId, opening) });
      notifyError(tSpecified('loginToBook'));
      void navigate('/login', { state: { from: `${pathname}?${query}`, isBooking: true } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(
        tAccount('onlyPatientsBookVisits'),
        tAccount('loginAsPatientToBook', { type: session.userType }),
      );
      return;
    }
    open(doctorId, opening);
  };
}
