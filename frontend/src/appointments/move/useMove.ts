import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoveAppointment } from '../../../../openapi/contract/care/moved-visits.js';
import { client, read } from '../../api/client';

/** What moving a visit now would mean, to another doctor where one is named: asked each time. */
export const useMovePreview = (id: string, doctorId?: string) =>
  useQuery({
    queryKey: ['mine', 'appointments', 'move', id, doctorId ?? null],
    queryFn: ({ signal }) =>
      read(
        client.GET('/api/v1/appointments/{id}/move', {
          params: { path: { id }, query: doctorId ? { doctorId } : {} },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Moves a visit. Whatever comes of it, the lists, what it would mean and the free times are read again. */
export function useMoveVisit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: MoveAppointment & { id: string }) =>
      read(client.POST('/api/v1/appointments/{id}/move', { params: { path: { id } }, body })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mine'] }),
        queryClient.invalidateQueries({ queryKey: ['slots'] }),
      ]),
  });
}
