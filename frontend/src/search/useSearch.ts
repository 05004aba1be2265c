import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';

/** Longest text that the server searches for. */
export const MAX_SEARCH_LENGTH = 100;

/** Route of the results page. */
export const searchPath = (text: string): string =>
  `/search?${new URLSearchParams({ q: text.trim().slice(0, MAX_SEARCH_LENGTH) })}`;

/**
 * What the hospital has for a text: doctors, specialities, tests, medicines and articles, grouped by kind.
 * While the next answer loads the last one stays. An empty text asks nothing.
 * @param perGroup most results of each kind
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
