import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** Poll interval, because patients book and cancel meanwhile, ms. */
const LOOK_AGAIN_MS = 60_000;

/** The home collections of a day in the order of the route. */
export const useCollectionRoute = (date: string) =>
  useQuery({
    queryKey: ['lab-bookings', 'route', date],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/lab-bookings/route', { params: { query: { date } }, signal })),
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
