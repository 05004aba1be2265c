import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withKind } from '../appointments/when';
import { ApiError, client, read } from '../api/client';
import { formatVisit } from '../common/format/format';
import type { WhoIsItForChoice } from '../family/useWhoIsItFor';
import { useHospital } from '../hospital/useHospital';
import { keepCheckout } from '../payments/useCheckout';
import type { BookingForm } from './bookingForm';
import type { ShownDoctor } from '../users/useDoctors';
import { tPage } from '../messages/pages';

interface StartCheckout {
  whoIsItFor: Pick<WhoIsItForChoice, 'person' | 'headers'>;
  doctor: ShownDoctor & { fee: number };
  form: BookingForm;
}

/** "Tue, 24 Nov 2026, 10:30 AM IST", and whether it is by video. */
function visitText({ preferredDate, preferredTime, kind }: BookingForm, timeZone: string): string {
  return withKind(formatVisit(preferredDate, preferredTime, timeZone), kind);
}

/** Holds the slot and opens a checkout, which this tab stores; resolves with the checkout's address. */
export function useStartCheckout() {
  const queryClient = useQueryClient();
  const { timeZone } = useHospital();
  return useMutation({
    mutationFn: async ({ whoIsItFor, doctor, form }: StartCheckout) => {
      const { person, headers } = whoIsItFor;
      const { _id: doctorId, fullName: doctorName, fee: doctorFee } = doctor;
      const body = { doctorName, doctorFee, doctorId, ...form };
      const checkout = await read(client.POST('/api/payment/create-checkout-session', { body, headers }));
      await keepCheckout(checkout, {
        purpose: 'appointment',
        person,
        what: tPage('visitAndDoctor', { visit: visitText(form, timeZone), doctorName }),
        fromCart: [],
      });
      return checkout.url;
    },
    onSettled: (_url, error, { doctor }) => {
      void queryClient.invalidateQueries({ queryKey: ['slots', doctor._id] });
      void queryClient.invalidateQueries({ queryKey: ['doctors', 'page'] });
      if (error instanceof ApiError && error.code === 'PRICE_CHANGED') {
        return queryClient.invalidateQueries({ queryKey: ['doctors', 'one', doctor._id] });
      }
    },
  });
}
