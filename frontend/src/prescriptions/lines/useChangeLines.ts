import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LINE_STEPS } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import { client, read } from '../../api/client';

export type LineStep = (typeof LINE_STEPS)[number];

interface Change {
  id: string;
  step: LineStep;
  lines: number[];
  reason: string;
}

function send({ id, step, lines, reason }: Change): Promise<PrescriptionDto> {
  const params = { path: { id } };
  const body = { lines, reason };
  switch (step) {
    case 'hold':
      return read(client.POST('/api/v1/prescriptions/{id}/hold', { params, body }));
    case 'resume':
      return read(client.POST('/api/v1/prescriptions/{id}/resume', { params, body: { lines } }));
    case 'stop':
      return read(client.POST('/api/v1/prescriptions/{id}/stop', { params, body }));
    case 'enter-in-error':
      return read(client.POST('/api/v1/prescriptions/{id}/enter-in-error', { params, body }));
  }
}

/** Takes a step with lines of a prescription; what is on screen is read again, also after a refusal. */
export function useChangeLines() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['mine'] }),
  });
}
