import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DemoData, DEMO_REMOVAL_WORD } from '../../../../openapi/contract/console/demo-data.js';
import { client, read } from '../../api/client';

const KEY = ['demo-data'];

/** The demo data that is still there. */
export const useDemoData = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(client.GET('/api/v1/demo-data', { signal })),
  });

/** Removes the demo data part by part; the query shows the progress. */
export function useRemoveDemoData() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (;;) {
        const body = { confirmation: DEMO_REMOVAL_WORD };
        const data: DemoData = await read(client.POST('/api/v1/demo-data/remove', { body }));
        queries.setQueryData(KEY, data);
        if (data.state === 'none') return data;
      }
    },
    // Lists of the console show what is left.
    onSettled: () => queries.invalidateQueries(),
  });
}
