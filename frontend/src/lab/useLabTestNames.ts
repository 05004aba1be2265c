import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { client, read } from '../api/client';
import { fittingNow } from '../common/forms/suggestions';
import { useDebounced } from '../common/forms/useDebounced';

const SUGGESTIONS = 8;

/** Lab tests that match the typed text, for suggestions. */
export function useLabTestNames(typed: string): Pick<LabTestDto, '_id' | 'testName' | 'sex' | 'ageFrom'>[] {
  const search = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: ['lab tests', 'names', search],
    queryFn: async ({ signal }) => {
      const query = { search: search || undefined, perPage: SUGGESTIONS };
      return (await read(client.GET('/lab', { params: { query }, signal }))).value;
    },
    placeholderData: keepPreviousData,
  });
  const isFresh = search === typed.trim() && !found.isPlaceholderData;
  return fittingNow(found.data ?? [], typed, isFresh, ({ testName }) => testName);
}
