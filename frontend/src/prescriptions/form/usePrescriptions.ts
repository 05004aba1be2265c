import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { client, read } from '../../api/client';
import { fittingNow } from '../../common/forms/suggestions';
import { useDebounced } from '../../common/forms/useDebounced';

/** Links to the PDF are signed for a short while, so an open page asks for fresh ones, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
const KEY = ['mine', 'prescriptions'];
/** How many medicines are suggested while one types. */
const SUGGESTIONS = 8;
const FEWEST_LETTERS = 2;

/** Prescriptions that the doctor may see, newest first, so many at a time: of one patient, or of all. */
export const useDoctorPrescriptions = (patientId: string | undefined, perPage: number) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'doctor', patientId, perPage],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        filter: JSON.stringify({ patientId }),
        range: JSON.stringify([pageParam, pageParam + perPage - 1]),
      };
      return read(client.GET('/api/v1/prescriptions', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === perPage ? pages.length * perPage : undefined),
    select: ({ pages }) => pages.flat(),
    refetchInterval: FRESH_LINKS_MS,
  });

interface NewPrescription {
  body: CreatePrescription;
  /** The same for each try of one prescription, so that a repeated one is not written twice. */
  idempotencyKey: string;
}

/** Stores a prescription; the patient is told. */
export function useCreatePrescription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewPrescription) =>
      read(client.POST('/api/v1/prescriptions', { body, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
}

/** Names of medicines that the hospital sells that fit what is typed; none for less than two letters. */
export function useMedicineNames(typed: string): string[] {
  const search = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: ['medicines', 'names', search],
    queryFn: async ({ signal }) => {
      const query = { search, perPage: SUGGESTIONS };
      const { value } = await read(client.GET('/medicine', { params: { query }, signal }));
      return value.map(({ name }) => name);
    },
    enabled: search.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  });
  const isFresh = search === typed.trim() && !found.isPlaceholderData;
  return fittingNow(found.data ?? [], typed, isFresh, (name) => name);
}
