import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** What the report of a booking asks for: the test's measures with their ranges, and what is known of the person. */
export const useBookingMeasures = (id: string) =>
  useQuery({
    queryKey: ['lab-bookings', 'measures', id],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/lab-bookings/{id}/measures', { params: { path: { id } }, signal })),
    // A definition may just have been edited; a half-filled form keeps the one it began with.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
