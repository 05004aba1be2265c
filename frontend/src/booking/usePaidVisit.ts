import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, client, read, sentenceOf } from '../api/client';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { tSpecified } from '../messages/specified';
import { type PendingCheckout, asItsPerson, pendingCheckout } from '../payments/pendingCheckout';
import { tPayment } from '../messages/shop/payments';

/** A retry or another login can still succeed, so the checkout is kept. */
const canStillSucceed = (error: unknown) =>
  !(error instanceof ApiError) || error.isTemporary || error.status === 401;

/** Asks the server for the result of a visit's checkout, which books a paid visit; may be repeated. */
function useConfirmVisit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (checkout: PendingCheckout) =>
      read(
        client.POST('/api/v1/payments/confirm-checkout', {
          body: { checkoutId: checkout.checkoutId },
          headers: asItsPerson(checkout),
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
      return queryClient.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}

/** The notice key of this form. */
const FORM = 'paid visit';

export interface BookedVisit {
  appointmentId: string;
  /** Date, time and doctor as text. */
  what: string;
  patientId: string;
}

/**
 * Books the visit of a returning checkout once and shows the result. The checkout is forgotten once the result
 * is final.
 * @returns `book` for a retry, whether one is running, and the booked visit until it is dismissed
 */
export function usePaidVisit() {
  const { mutateAsync, isPending: isBusy } = useConfirmVisit();
  const isNews = pendingCheckout.use('appointment')?.state === 'returned';
  const [booked, setBooked] = useState<BookedVisit | null>(null);

  const book = useCallback(async () => {
    const checkout = pendingCheckout.get('appointment');
    if (!checkout) return;
    pendingCheckout.set({ ...checkout, state: 'told' });
    try {
      const { status, subjectId, refundReason } = await mutateAsync(checkout);
      if (status === 'created') {
        // The address says paid, the provider does not: the time stays held and can still be paid for.
        pendingCheckout.set({ ...checkout, state: 'open' });
        notifyError(tSpecified('createAppointmentFailed'), tPayment('paymentPending'), FORM);
        return;
      }
      pendingCheckout.clear('appointment');
      if (status !== 'paid' || !subjectId || refundReason !== null) {
        const reason = refundReason ?? tPayment('paymentFailed');
        notifyError(tSpecified('createAppointmentFailed'), reason, FORM);
        return;
      }
      const patientId = checkout.person?.id ?? checkout.buyerId ?? '';
      setBooked({ appointmentId: subjectId, what: checkout.what, patientId });
      notifySuccess(tSpecified('paymentSuccessful'));
      notifySuccess(tSpecified('bookingSent'), undefined, FORM);
    } catch (error) {
      if (!canStillSucceed(error)) pendingCheckout.clear('appointment');
      notifyError(tSpecified('createAppointmentFailed'), sentenceOf(error), FORM);
    }
  }, [mutateAsync]);

  useEffect(() => {
    // Strict mode runs effects twice; the first run has changed the state.
    if (isNews && pendingCheckout.get('appointment')?.state === 'returned') void book();
  }, [isNews, book]);

  return { book, isBusy, booked, putAway: () => setBooked(null) };
}
