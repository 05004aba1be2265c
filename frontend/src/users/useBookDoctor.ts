import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../auth/useSession';
import { notifyError } from '../common/feedback/notices';
import { messages } from '../messages';

/** Opens the booking for a patient; a visitor is sent to the login first and comes back to the same doctor. */
export function useBookDoctor() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [bookedDoctorId, setBookedDoctorId] = useState<string>();

  const book = (doctorId: string) => {
    if (!session) {
      const query = new URLSearchParams(search);
      query.set('doctor', doctorId);
      notifyError(messages.loginToBook);
      void navigate('/login', { state: { from: `${pathname}?${query}` } });
      return;
    }
    if (session.userType !== 'patient') {
      notifyError(
        'Only patients can book a visit.',
        `You are logged in as ${session.userType}. Log in as a patient to book.`,
      );
      return;
    }
    setBookedDoctorId(doctorId);
  };

  return { bookedDoctorId, book, stopBooking: () => setBookedDoctorId(undefined) };
}
