import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** Refresh interval of the numbers, ms. */
const REFRESH_MS = 60_000;

/** The hospital's numbers, refreshed regularly. */
export const useStatistics = () =>
  useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/statistics', { signal })),
    refetchInterval: REFRESH_MS,
  });
