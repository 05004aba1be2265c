import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Doctor } from '../../../openapi/contract/users.js';
import { ApiError, client, read } from '../api/client';
import { type PendingBooking, session } from '../auth/session';

export interface BookingForm {
  preferredDate: string;
  preferredTime: string;
  reason: string;
}

interface StartCheckout {
  patientId: string;
  doctor: Doctor & { fee: number };
  form: BookingForm;
}

const cancelCheckout = (sessionId: string) =>
  read(client.POST('/api/v1/payments/cancel-checkout', { body: { sessionId } }));

/** The tab keeps one started booking, so an older one gives its slot back. */
async function releaseOlder(older: PendingBooking | null, newSessionId: string): Promise<void> {
  if (!older || older.paid || older.sessionId === newSessionId) return;
  await cancelCheckout(older.sessionId).catch((error: unknown) => {
    // Nothing is lost: if it was paid the booking stands, else the hold ends by itself.
    console.warn('The older checkout could not be released.', error);
  });
}

/** Holds the slot, opens a checkout and saves the booking; resolves with the address to send the browser to. */
export function useStartCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ patientId, doctor, form }: StartCheckout) => {
      const body = { doctorName: doctor.fullName, doctorFee: doctor.fee, doctorId: doctor._id, ...form };
      const older = session.pendingBooking();
      const { id, url, expiresAt } = await read(
        client.POST('/api/payment/create-checkout-session', { body }),
      );
      const booking = { patientId, doctorId: doctor._id, doctorName: doctor.fullName, ...form };
      session.savePendingBooking({ ...booking, sessionId: id, url, expiresAt, paid: false });
      await releaseOlder(older, id);
      return url;
    },
    onSettled: (_url, error, { doctor }) => {
      void queryClient.invalidateQueries({ queryKey: ['slots', doctor._id] });
      if (error instanceof ApiError && error.code === 'PRICE_CHANGED') {
        return queryClient.invalidateQueries({ queryKey: ['doctors', 'one', doctor._id] });
      }
    },
  });
}

/** Gives up a checkout that is still open: its slot is free again. */
export function useCancelCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: cancelCheckout,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['slots'] }),
  });
}

/** Key of the step that turns a paid booking into an appointment; the banner follows it. */
export const RECORD_BOOKING = ['record-booking'];

/** Has the appointment of a paid booking made; asking again gives the same appointment. */
export function useRecordBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: RECORD_BOOKING,
    mutationFn: ({ patientId, doctorId, preferredDate, preferredTime, reason }: PendingBooking) =>
      read(
        client.POST('/api/appointments/create/specific', {
          body: { patientId, doctorId, preferredDate, preferredTime, reason },
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
      return queryClient.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}
