import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../api/client';
import type { WhoIsItForChoice } from '../family/useWhoIsItFor';
import type { BookingForm } from './bookingForm';

interface FreeVisit {
  whoIsItFor: Pick<WhoIsItForChoice, 'personId' | 'headers'>;
  doctorId: string;
  form: BookingForm;
}

/** Books a visit with a doctor whose fee is 0, without a checkout. */
export function useBookFreeVisit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ whoIsItFor: { personId, headers }, doctorId, form }: FreeVisit) =>
      read(
        client.POST('/api/appointments/create/specific', {
          body: { patientId: personId, doctorId, ...form },
          headers,
        }),
      ),
    onSettled: (_visit, _error, { doctorId }) => {
      void queryClient.invalidateQueries({ queryKey: ['slots', doctorId] });
      void queryClient.invalidateQueries({ queryKey: ['doctors'] });
      return queryClient.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}
