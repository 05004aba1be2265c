import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ConsultationDto,
  KeepDraft,
  SaveConsultation,
} from '../../../openapi/contract/care/consultations.js';
import { client, read } from '../api/client';

const PATH = '/api/v1/appointments/{id}/consultation';
const keyOf = (id: string) => ['consultations', id];

/** What is written at a visit, as it is now. */
export const readConsultation = (id: string, signal?: AbortSignal): Promise<ConsultationDto> =>
  read(client.GET(PATH, { params: { path: { id } }, signal }));

/** Keeps the draft of a visit. */
export const keepDraft = (id: string, body: KeepDraft): Promise<ConsultationDto> =>
  read(client.PUT(PATH, { params: { path: { id } }, body }));

/** What is written at a visit. The forms begin with it, so an older answer is never shown again. */
export const useConsultation = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readConsultation(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

interface Save {
  id: string;
  body: SaveConsultation;
  /** The same for each try of one save, so that a repeated one is not made twice. */
  idempotencyKey: string;
}

/** Saves all that was written at a visit. */
export function useSaveConsultation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, idempotencyKey }: Save) =>
      read(
        client.POST('/api/v1/appointments/{id}/consultation/save', {
          params: { path: { id } },
          body,
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      ),
    onSuccess: (saved, { id }) => queryClient.setQueryData(keyOf(id), saved),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mine'] }),
        queryClient.invalidateQueries({ queryKey: ['slots'] }),
      ]),
  });
}
