import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  CONSOLE_SEARCH_MIN_LENGTH,
  type ConsoleSearchItem,
} from '../../../../../openapi/contract/console/console-search.js';
import { client, read } from '../../../api/client';
import { useDebounced } from '../../../common/forms/useDebounced';

export interface Found extends ConsoleSearchItem {
  /** Resource of the record. */
  kind: string;
}

/** What fits the typed text, by kind. */
export function useConsoleSearch(typed: string) {
  const text = useDebounced(typed.trim());
  const isLongEnough = text.length >= CONSOLE_SEARCH_MIN_LENGTH;
  const search = useQuery({
    queryKey: ['console-search', text],
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const groups = await read(
        client.GET('/api/v1/console-search', { params: { query: { q: text } }, signal }),
      );
      return groups.flatMap(({ kind, items }) => items.map((item): Found => ({ ...item, kind })));
    },
  });
  // Answers to another text are not offered, so that Enter never opens them.
  const isFresh = isLongEnough && text === typed.trim() && !search.isPlaceholderData;
  return {
    found: isFresh ? (search.data ?? []) : [],
    error: search.error,
    isFresh: isFresh && !search.isPending,
  };
}
