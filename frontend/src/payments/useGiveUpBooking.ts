import { ApiError, sentenceOf } from '../api/client';
import { type PendingBooking, session } from '../auth/session';
import { notifyInfo } from '../common/feedback/notices';
import { useCancelCheckout } from './usePayments';

/** Forgets a started booking and frees its slot; says so when it was paid after all or the slot stays held. */
export function useGiveUpBooking(): (booking: PendingBooking) => Promise<void> {
  const { mutateAsync } = useCancelCheckout();
  return (booking) => {
    session.clearPendingBooking();
    return mutateAsync(booking.sessionId).then(
      () => undefined,
      (error: unknown) => {
        const wasPaid = error instanceof ApiError && error.code === 'ALREADY_PAID';
        if (wasPaid) notifyInfo(error.message);
        else notifyInfo('The slot stays held until the time to pay has run out.', sentenceOf(error));
      },
    );
  };
}
