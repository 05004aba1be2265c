import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../../api/client';

const MAX_SHOWN = 100;
// Beside the bookings: what changes them changes these.
const KEY = ['mine', 'labBooking', 'requests'];

/** The lab tests that doctors ask this patient for and that wait for an answer, newest first. */
export const useOpenLabRequests = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const query = { filter: JSON.stringify({ status: 'open' }), range: JSON.stringify([0, MAX_SHOWN - 1]) };
      return read(client.GET('/api/v1/lab-requests', { params: { query }, signal }));
    },
  });

/** Declines a test. After a refusal the list is read again too: it may have been booked in another tab. */
export function useDeclineLabRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/lab-requests/{id}/decline', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
