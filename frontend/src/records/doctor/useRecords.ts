import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CreateRecord, RecordKind, UploadDocument } from '../../../../openapi/contract/care/records.js';
import { client, read, toFormData } from '../../api/client';

const PER_PAGE = 20;
/** File links expire soon, so an open page renews them, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
const KEY = ['mine', 'records'];

export interface RecordsFilter {
  patientId: string;
  kind?: RecordKind;
  enteredInError?: boolean;
  q?: string;
}

const readRecords = ({ q, ...filter }: RecordsFilter, [first, last]: number[], signal: AbortSignal) => {
  const query = {
    filter: JSON.stringify({ ...filter, q: q === '' ? undefined : q }),
    range: JSON.stringify([first, last]),
  };
  return read(client.GET('/api/v1/records', { params: { query }, signal }));
};

/** A patient's records, newest first, page by page. */
export const useRecords = (filter: RecordsFilter) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) => readRecords(filter, [pageParam, pageParam + PER_PAGE - 1], signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_LINKS_MS,
  });

/** The newest valid documents of a patient, up to a number. */
export const useDocuments = (patientId: string, count: number) =>
  useQuery({
    queryKey: [...KEY, 'documents', patientId, count],
    queryFn: ({ signal }) =>
      readRecords({ patientId, kind: 'document', enteredInError: false }, [0, count - 1], signal),
    refetchInterval: FRESH_LINKS_MS,
  });

/** The latest vital signs, diagnoses and trends: a query that is disabled without an id. */
export const useRecordsSummary = (patientId: string | null) =>
  useQuery({
    queryKey: [...KEY, 'summary', patientId],
    queryFn: ({ signal }) =>
      read(
        client.GET('/api/v1/records/summary', { params: { query: { patientId: patientId ?? '' } }, signal }),
      ),
    enabled: patientId !== null,
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

/** Equal for all attempts of one record, so that a retry does not create a second one. */
type Repeatable<T> = T & { idempotencyKey: string };

/** Adds a note, a diagnosis, vital signs or a report. */
export const useAddRecord = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: Repeatable<{ body: CreateRecord }>) =>
      read(client.POST('/api/v1/records', { body, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSuccess: useRefresh(),
  });

/** Adds a document (PDF or picture). */
export const useAddDocument = () =>
  useMutation({
    mutationFn: ({ body, file, idempotencyKey }: Repeatable<{ body: UploadDocument; file: File }>) =>
      read(
        client.POST('/api/v1/records/documents', {
          // The serializer inserts the file itself; the call's type has it as text.
          body: { ...body, file: file.name },
          bodySerializer: () => toFormData({ ...body, file }),
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    onSuccess: useRefresh(),
  });

/** Removes a record that its author recently made. */
export const useRemoveRecord = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/v1/records/{id}', { params: { path: { id } } })),
    onSettled: useRefresh(),
  });
