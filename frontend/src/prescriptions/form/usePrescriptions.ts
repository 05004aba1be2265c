import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreatePrescription } from '../../../../openapi/contract/care/prescriptions.js';
import { client, read } from '../../api/client';

/** Links to the PDF are signed for a short while, so an open page asks for fresh ones, ms. */
const FRESH_LINKS_MS = 10 * 60_000;
const KEY = ['mine', 'prescriptions'];

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

/** Stores a prescription; the server notifies the patient. */
export function useCreatePrescription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewPrescription) =>
      read(client.POST('/api/v1/prescriptions', { body, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
}
