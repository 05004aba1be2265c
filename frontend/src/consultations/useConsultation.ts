import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ConsultationDto,
  KeepDraft,
  SaveConsultation,
} from '../../../openapi/contract/care/consultations.js';
import { client, read } from '../api/client';

const PATH = '/api/v1/appointments/{id}/consultation';
const keyOf = (id: string) => ['consultations', id];

/** The present documentation of a visit. */
export const readConsultation = (id: string, signal?: AbortSignal): Promise<ConsultationDto> =>
  read(client.GET(PATH, { params: { path: { id } }, signal }));

/** Stores the draft of a visit. */
export const keepDraft = (id: string, body: KeepDraft): Promise<ConsultationDto> =>
  read(client.PUT(PATH, { params: { path: { id } }, body }));

/** The documentation of a visit. The forms start with it, so an older response must never be shown again. */
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
  /** Equal for all attempts of one save, so that a retry does not save twice. */
  idempotencyKey: string;
}

/** Saves the documentation of a visit. */
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
