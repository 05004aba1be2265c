import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type {
  AppointmentDto,
  CreateSpecificAppointment,
} from '../../../openapi/contract/care/appointments.js';
import { ApiError, client, read, sentenceOf } from '../api/client';
import { notifyError, notifySuccess } from '../common/feedback/notices';
import { messages } from '../messages';
import { asItsPerson, pendingCheckout } from '../payments/pendingCheckout';

/** A refusal that another try or another login can still turn; the paid visit is kept for it. */
const canStillSucceed = (error: unknown) =>
  !(error instanceof ApiError) || error.isTemporary || error.status === 401;

interface PaidVisit {
  visit: CreateSpecificAppointment;
  /** They say for whom it is. */
  headers: Record<string, string>;
}

/** Has the appointment of a paid visit made; asking again gives the same appointment. */
function useBookVisit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ visit, headers }: PaidVisit) =>
      read(client.POST('/api/appointments/create/specific', { body: visit, headers })),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
      return queryClient.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}

/** Names its notices. */
const FORM = 'paid visit';

/**
 * Books the visit whose checkout came back to this tab, once by itself, and says how it went. The server's answer says
 * whether it was paid. The checkout is forgotten once that is final.
 * @returns `book` for another try, whether one is under way, and what was booked until it is put away
 */
export function usePaidVisit() {
  const { mutateAsync, isPending: isBusy } = useBookVisit();
  const isNews = pendingCheckout.use('appointment')?.state === 'returned';

  const [booked, setBooked] = useState<AppointmentDto | null>(null);

  const book = useCallback(async () => {
    const checkout = pendingCheckout.get('appointment');
    if (!checkout?.visit) return;
    pendingCheckout.set({ ...checkout, state: 'told' });
    try {
      const { value } = await mutateAsync({ visit: checkout.visit, headers: asItsPerson(checkout) });
      setBooked(value);
      pendingCheckout.clear('appointment');
      notifySuccess(messages.paymentSuccessful);
      notifySuccess(messages.bookingSent, undefined, FORM);
    } catch (error) {
      if (!canStillSucceed(error)) pendingCheckout.clear('appointment');
      notifyError(messages.createAppointmentFailed, sentenceOf(error), FORM);
    }
  }, [mutateAsync]);

  useEffect(() => {
    // Strict mode runs effects twice; the first run has taken the news.
    if (isNews && pendingCheckout.get('appointment')?.state === 'returned') void book();
  }, [isNews, book]);

  return { book, isBusy, booked, putAway: () => setBooked(null) };
}
