import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { session } from '../auth/session';
import { notify, notifyInfo } from '../common/feedback/notices';
import { messages } from '../messages';
import { useFinishBooking } from './useFinishBooking';
import { useGiveUpBooking } from './useGiveUpBooking';

/**
 * Handles the return from the hosted checkout: `payment=success` makes the appointment, and the server's answer says
 * whether it was paid; `payment=cancel` frees the slot.
 * The address is reset first, so that a reload or Back finds nothing to do again.
 */
export function usePaymentReturn(): void {
  const payment = useSearchParams()[0].get('payment');
  const { key } = useLocation();
  const navigate = useNavigate();
  const finish = useFinishBooking();
  const giveUp = useGiveUpBooking();
  // Strict mode runs effects twice; one arrival is one return.
  const handledKey = useRef<string>(undefined);

  useEffect(() => {
    if (!payment || handledKey.current === key) return;
    handledKey.current = key;
    void navigate('/find-doctor', { replace: true });
    const booking = session.pendingBooking();

    if (payment === 'cancel') {
      notify({ text: messages.paymentCancelled, severity: 'info' });
      if (booking) void giveUp(booking);
      return;
    }
    if (payment !== 'success') return;
    if (!booking) {
      // Opened again, or in another tab: the booking itself was made by the first return or by the provider's message.
      notifyInfo(
        'There is no open booking in this tab.',
        'Your visits are listed in your patient area, under Appointments.',
      );
      return;
    }
    const paid = { ...booking, paid: true };
    session.savePendingBooking(paid);
    void finish(paid);
  }, [payment, key, navigate, finish, giveUp]);
}
