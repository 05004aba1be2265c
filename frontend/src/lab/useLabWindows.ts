import { useQuery } from '@tanstack/react-query';
import type { LabPlace } from '../../../openapi/contract/shop/lab-bookings.js';
import { client, read } from '../api/client';

/** The lab's time windows of a day, with their free places. */
export const useLabWindows = (date: string, place: LabPlace) =>
  useQuery({
    queryKey: ['mine', 'labBooking', 'windows', date, place],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/lab-bookings/windows', { params: { query: { date, place } }, signal })),
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(date),
    // A place may have been taken.
    staleTime: 0,
  });
