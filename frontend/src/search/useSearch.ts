import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';

/** The server's maximum length of a search text. */
export const MAX_SEARCH_LENGTH = 100;

/** Route of the results page. */
export const searchPath = (text: string): string =>
  `/search?${new URLSearchParams({ q: text.trim().slice(0, MAX_SEARCH_LENGTH) })}`;

/**
 * The results for a text by kind: doctors, specialities, tests, medicines and articles. The previous results
 * stay while the next load. An empty text sends no request.
 * @param perGroup maximum results per kind
 */
export function useSearch(text: string, perGroup: number) {
  const q = text.trim().slice(0, MAX_SEARCH_LENGTH);
  return useQuery({
    queryKey: ['search', q, perGroup],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/search', { params: { query: { q, perGroup } }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}
