import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SetUp } from '../../../openapi/contract/site/set-up.js';
import { client, read } from '../api/client';

/** How far the set-up of the hospital is. */
export const useSetUpState = () =>
  useQuery({
    queryKey: ['set-up'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/setup', { signal })),
  });

/** Creates the first administrator, opens the site, and logs the administrator in. */
export const useSetUpHospital = () =>
  useMutation({
    mutationFn: async (body: SetUp) => {
      await read(client.POST('/api/v1/setup', { body }));
      const { email, password } = body.administrator;
      return read(client.POST('/api/users/login', { body: { email, password, type: 'admin' } }));
    },
  });

/** Fills the database with the demo hospital; takes about ten seconds. */
export function useCreateDemo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => read(client.POST('/api/v1/setup/demo', { body: { code } })),
    // All data of the site is new.
    onSuccess: () => queries.invalidateQueries(),
  });
}
