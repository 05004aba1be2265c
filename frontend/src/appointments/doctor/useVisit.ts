import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** The present state of a visit or request. */
export const useVisit = (id: string) =>
  useQuery({
    queryKey: ['mine', 'appointments', 'one', id],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/appointments/{id}', { params: { path: { id } }, signal })),
  });
