import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VisitKind } from '../../../openapi/contract/care/visit-kinds.js';
import { client, read } from '../api/client';

export interface FollowUp {
  patientId: string;
  date: string;
  time: string;
  reason: string;
  kind?: VisitKind;
  /** Equal for all attempts of one appointment, so that a retry does not create a second one. */
  idempotencyKey: string;
}

/** Books a visit for one of the doctor's own patients; it is accepted immediately. */
export function useBookFollowUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: FollowUp) =>
      read(client.POST('/api/v1/appointments', { body, headers: { 'Idempotency-Key': idempotencyKey } })),
    // A refusal also reads the times again, because one may have been taken.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mine'] }),
        queryClient.invalidateQueries({ queryKey: ['slots'] }),
      ]),
  });
}
