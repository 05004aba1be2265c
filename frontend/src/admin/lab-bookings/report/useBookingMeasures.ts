import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../../api/client';

/** The inputs of a booking's report: the test's parameters with their ranges, and the tested person. */
export const useBookingMeasures = (id: string) =>
  useQuery({
    queryKey: ['lab-bookings', 'measures', id],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/lab-bookings/{id}/measures', { params: { path: { id } }, signal })),
    // A definition may be edited at any time; a half-filled form keeps its own.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
