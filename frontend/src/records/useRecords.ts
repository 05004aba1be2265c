import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MedicalRecordDto, RecordKind } from '../../../openapi/contract/care/records.js';
import { client, read, toFormData } from '../api/client';
import { sendForm } from '../api/sendForm';

const PER_PAGE = 20;
/** Document links expire soon, so an open page renews them, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
const KEY = ['mine', 'records'];

/** The patient's own records of one kind, newest first, page by page. */
export const useMyRecords = (kind: RecordKind) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        filter: JSON.stringify({ kind }),
        range: JSON.stringify([pageParam, pageParam + PER_PAGE - 1]),
      };
      return read(client.GET('/api/v1/records', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PER_PAGE ? pages.length * PER_PAGE : undefined),
    select: ({ pages }) => pages.flat(),
    refetchInterval: FRESH_LINKS_MS,
  });

/** The patient's records at a glance: latest vital signs, diagnoses, and trends. */
export const useRecordsSummary = () =>
  useQuery({
    queryKey: [...KEY, 'summary'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/records/summary', { signal })),
  });

interface Upload {
  title: string;
  /** YYYY-MM-DD; today by default. */
  date?: string;
  file: File;
  /** Equal for all attempts of one upload, so that a retry does not store it twice. */
  idempotencyKey: string;
  /** Called with the progress, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a document of the patient. */
export function useUploadDocument() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ title, date, file, idempotencyKey, onProgress, signal }: Upload) =>
      sendForm<MedicalRecordDto>('/api/v1/records/documents', {
        form: toFormData({ title, date, file }),
        headers: { 'Idempotency-Key': idempotencyKey },
        onProgress,
        signal,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Removes a document. */
export function useRemoveRecord() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/v1/records/{id}', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
