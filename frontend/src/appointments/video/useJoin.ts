import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../../api/client';

/** Opens the room of a video visit; a patient has arrived with it, so the lists of visits are read again. */
export function useJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      read(client.POST('/api/v1/appointments/{id}/join', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
}
