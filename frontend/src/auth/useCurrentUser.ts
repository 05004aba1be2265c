import { useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';
import { useSession } from './useSession';

/** The logged-in person, read from the server: a disabled query for a visitor. */
export function useCurrentUser() {
  const userId = useSession()?.userId ?? '';
  return useQuery({
    queryKey: ['mine', 'user', userId],
    queryFn: async ({ signal }) =>
      (await read(client.GET('/api/users/{userId}', { params: { path: { userId } }, signal }))).value,
    enabled: userId !== '',
  });
}
