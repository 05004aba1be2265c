import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { client, read, sentenceOf } from '../api/client';
import { notifyError } from '../common/feedback/notices';
import { visitPath } from '../consultations/paths';
import { tQueue } from '../messages/care/queue';

/** Calls a patient, starts the consultation and opens the visit with one click. */
export function useCallIn() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id }: AppointmentDto) =>
      read(client.POST('/api/v1/appointments/{id}/call-in', { params: { path: { id } } })),
    onSuccess: ({ _id }) => navigate(visitPath(_id)),
    onError: (error) => notifyError(tQueue('actionFailed'), sentenceOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
}
