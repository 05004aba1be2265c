import { ApiError, sentenceOf } from '../api/client';
import { type PendingBooking, session } from '../auth/session';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { messages } from '../messages';
import { useRecordBooking } from './usePayments';

/** A refusal that another try or another login can still turn; the paid booking is kept for it. */
const canStillSucceed = (error: unknown) =>
  !(error instanceof ApiError) || error.isTemporary || error.status === 401;

/** Makes the appointment of a paid booking, says how it went, and clears the saved booking once that is final. */
export function useFinishBooking(): (booking: PendingBooking) => Promise<void> {
  const { mutateAsync } = useRecordBooking();
  return (booking) =>
    mutateAsync(booking).then(
      () => {
        session.clearPendingBooking();
        notifySuccess(messages.paymentSuccessful);
        notifySuccess(messages.bookingSent);
      },
      (error: unknown) => {
        if (!canStillSucceed(error)) session.clearPendingBooking();
        notifyError(messages.createAppointmentFailed, sentenceOf(error));
      },
    );
}
