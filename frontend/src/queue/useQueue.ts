import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, read } from '../api/client';

/** Below `mine`, so that the notification stream refreshes it. */
const KEY = ['mine', 'queue'];
/** Refresh interval of the expected wait, ms. */
const WAIT_AGE_MS = 60_000;

/** Tokens of a doctor's queue today, with place and expected wait. */
export const useQueue = (doctorId: string) =>
  useQuery({
    queryKey: [...KEY, doctorId],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/queue/{doctorId}', { params: { path: { doctorId } }, signal })),
    refetchInterval: WAIT_AGE_MS,
  });

/** Today's visits of a doctor, with names. */
export const useVisitsOfToday = (doctorId: string) =>
  useQuery({
    queryKey: [...KEY, doctorId, 'visits'],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/queue/{doctorId}/visits', { params: { path: { doctorId } }, signal })),
    refetchInterval: WAIT_AGE_MS,
  });

export type AttendanceStep = 'check-in' | 'call' | 'start' | 'no-show';

/**
 * Takes a step of a visit's day. A refusal also reads the lists again, because another person may have been
 * first.
 */
export function useAttendanceStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step }: { id: string; step: AttendanceStep }) =>
      read(client.POST(`/api/v1/appointments/{id}/${step}`, { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mine'] }),
  });
}
