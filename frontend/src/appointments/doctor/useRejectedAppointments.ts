import { useInfiniteQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

const PER_PAGE = 20;

/** The doctor's rejected requests, newest first, page by page. */
export const useRejectedAppointments = (doctorId: string) =>
  useInfiniteQuery({
    queryKey: ['mine', 'appointments', 'rejected', doctorId],
    queryFn: ({ pageParam, signal }) => {
      const range = JSON.stringify([pageParam, pageParam + PER_PAGE - 1]);
      const query = { range, filter: JSON.stringify({ rejectedBy: doctorId }) };
      return read(client.GET('/api/v1/appointments', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
  });
