import { useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';
import { useSession } from '../auth/useSession';

const KEY = ['mine', 'dependants'];

/** The people whom the logged-in patient looks after; nothing for anybody else. */
export function useDependants() {
  const isPatient = useSession()?.userType === 'patient';
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(client.GET('/api/v1/dependants', { signal })),
    enabled: isPatient,
  });
}
