import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** Opens the room of a video visit. This also checks the patient in, so the lists are read again. */
export function useJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/appointments/{id}/join', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
}
