import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** A number on the index may be so old before it is asked for again by itself, ms. */
const REFRESH_MS = 60_000;

/** The hospital in numbers, as of about now. */
export const useStatistics = () =>
  useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/statistics', { signal })),
    refetchInterval: REFRESH_MS,
  });
