import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, read, sentenceOf } from '../../api/client';

const KEY = ['mine', 'favourite-lines'];

/** The lines that the doctor prescribes often, and how to add and remove one. */
export function useFavouriteLines() {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(client.GET('/api/v1/favourite-lines', { signal })),
  });
  const change = useMutation({
    mutationFn: (line: string) => {
      const known = data.find((favourite) => favourite.line === line);
      if (!known) return read(client.POST('/api/v1/favourite-lines', { body: { line } }));
      const params = { path: { id: known.id } };
      return read(client.DELETE('/api/v1/favourite-lines/{id}', { params }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  return {
    lines: data.map(({ line }) => line),
    isChanging: change.isPending,
    problem: change.error && sentenceOf(change.error),
    /** Adds a line, or removes it if it is a favourite. */
    toggle: (line: string) => change.mutate(line),
  };
}
export type FavouriteLines = ReturnType<typeof useFavouriteLines>;
