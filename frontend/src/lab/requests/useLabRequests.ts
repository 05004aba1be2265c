import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../../api/client';

const MAX_SHOWN = 100;
// Below the bookings' key, so that their changes invalidate these.
const KEY = ['mine', 'labBooking', 'requests'];

/** The patient's open test requests, newest first. */
export const useOpenLabRequests = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const query = { filter: JSON.stringify({ status: 'open' }), range: JSON.stringify([0, MAX_SHOWN - 1]) };
      return read(client.GET('/api/v1/lab-requests', { params: { query }, signal }));
    },
  });

/** The tests that were asked for at a visit, oldest first. */
export const useVisitLabRequests = (appointmentId: string) =>
  useQuery({
    queryKey: [...KEY, 'visit', appointmentId],
    queryFn: ({ signal }) => {
      const query = {
        filter: JSON.stringify({ appointmentId }),
        sort: JSON.stringify(['id', 'ASC']),
        range: JSON.stringify([0, MAX_SHOWN - 1]),
      };
      return read(client.GET('/api/v1/lab-requests', { params: { query }, signal }));
    },
  });

/** Declines a test. A refusal also reads the list again, because another tab may have booked it. */
export function useDeclineLabRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/lab-requests/{id}/decline', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
