import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client, read } from '../api/client';
import { fittingNow } from '../common/forms/suggestions';
import { useDebounced } from '../common/forms/useDebounced';

const PER_PAGE = 20;
const KEY = ['mine', 'patients'];

const readPatients = (search: string, first: number, signal: AbortSignal) => {
  const query = {
    filter: JSON.stringify(search ? { q: search } : {}),
    sort: '["fullName","ASC"]',
    range: JSON.stringify([first, first + PER_PAGE - 1]),
  };
  return read(client.GET('/api/v1/patients', { params: { query }, signal }));
};

/** A patient whose record is open to this doctor. */
export type LinkedPatient = Awaited<ReturnType<typeof readPatients>>[number];

/** The doctor's patients by name, page by page. */
export const usePatients = (search: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list', search],
    queryFn: ({ pageParam, signal }) => readPatients(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  });

/** Patients whose name matches the typed text, for suggestions. */
export function usePatientSuggestions(typed: string) {
  const search = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: [...KEY, 'suggestions', search],
    queryFn: ({ signal }) => readPatients(search, 0, signal),
    placeholderData: keepPreviousData,
  });
  const isFresh = search === typed.trim() && !found.isPlaceholderData;
  return { ...found, data: fittingNow(found.data ?? [], typed, isFresh, ({ fullName }) => fullName) };
}

/** One patient of the doctor: a query that is disabled without an id. */
export const usePatient = (id: string | null) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/patients/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== null,
  });
