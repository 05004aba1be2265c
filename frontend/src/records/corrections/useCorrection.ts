import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordStep } from '../../../../openapi/contract/care/records.js';
import { client, read } from '../../api/client';

export type Correction =
  | { step: 'hide'; reason: string }
  | { step: 'move'; reason: string; patientId: string }
  | { step: Extract<RecordStep, 'resolve' | 'reactivate'> };

function send(id: string, correction: Correction) {
  const params = { path: { id } };
  if (correction.step === 'hide') {
    const { reason } = correction;
    return read(client.POST('/api/v1/records/{id}/hide', { params, body: { reason } }));
  }
  if (correction.step === 'move') {
    const { reason, patientId } = correction;
    return read(client.POST('/api/v1/records/{id}/move', { params, body: { reason, patientId } }));
  }
  return correction.step === 'resolve'
    ? read(client.POST('/api/v1/records/{id}/resolve', { params }))
    : read(client.POST('/api/v1/records/{id}/reactivate', { params }));
}

/** A doctor's correction of an entry; the record is read again also after a refusal. */
export function useCorrection(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (correction: Correction) => send(id, correction),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine', 'records'] }),
  });
}
