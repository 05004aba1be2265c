import { useQuery } from '@tanstack/react-query';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { client, read } from '../api/client';
import { serverTime } from '../common/clock/serverClock';

/** The maximum timeout of browsers, ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * A visit with the present refund of a cancellation; read again when the refund shrinks.
 * @returns undefined until it is known
 */
export function useCancellation(appointment: AppointmentDto): AppointmentDto | undefined {
  const id = appointment._id;
  const { data, isError } = useQuery({
    queryKey: ['mine', 'appointments', 'cancellation', id],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/appointments/{id}/cancellation', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const at = state.data?.changesAt;
      return at ? Math.min(Math.max(Date.parse(at) - serverTime(), 0) + 1000, MAX_DELAY_MS) : false;
    },
  });
  // The list said the same a moment ago; the step itself is refused if it is impossible.
  if (isError) return appointment;
  if (!data) return undefined;
  const { payment } = appointment;
  if (!payment || !data.canCancel) return appointment;
  const { paid: amount, left, refund: refundIfCancelled } = data;
  return { ...appointment, payment: { ...payment, amount, refunded: amount - left, refundIfCancelled } };
}
