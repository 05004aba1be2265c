import { useQuery } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** One visit or request as it is now. */
export const useVisit = (id: string) =>
  useQuery({
    queryKey: ['mine', 'appointments', 'one', id],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/appointments/{id}', { params: { path: { id } }, signal })),
  });
