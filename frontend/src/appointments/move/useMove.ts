import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoveAppointment } from '../../../../openapi/contract/care/moved-visits.js';
import { client, read } from '../../api/client';

/** The consequences of moving a visit now, optionally to another doctor; read again each time. */
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

/** Moves a visit. After success or failure, it reads the lists, the consequences and the free times again. */
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
