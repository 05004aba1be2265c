import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateLeave, UpdateAvailability } from '../../../openapi/contract/care/availability.js';
import { client, read } from '../api/client';

const KEY = ['mine', 'availability'];
const LEAVES_KEY = ['mine', 'leaves'];
/** The number of latest leaves; no doctor plans more. */
const LEAVES_SHOWN = 50;

/** The logged-in doctor's days and times. */
export const useAvailability = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(client.GET('/api/v1/availability', { signal })),
  });

/** The doctor's leaves, latest first. */
export const useLeaves = () =>
  useQuery({
    queryKey: LEAVES_KEY,
    queryFn: ({ signal }) => {
      const query = { sort: '["from","DESC"]', range: JSON.stringify([0, LEAVES_SHOWN - 1]) };
      return read(client.GET('/api/v1/leaves', { params: { query }, signal }));
    },
  });

/** The holidays of the hospital, latest first. */
export const useHolidays = () =>
  useQuery({
    queryKey: ['mine', 'holidays'],
    queryFn: ({ signal }) => {
      const query = { sort: '["from","DESC"]', range: JSON.stringify([0, LEAVES_SHOWN - 1]) };
      return read(client.GET('/api/v1/holidays', { params: { query }, signal }));
    },
  });

/** Bookable times have changed: the doctor's own lists and the patients' free times. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['mine'] }),
      queryClient.invalidateQueries({ queryKey: ['slots'] }),
    ]);
}

/** Stores days and times. A refusal also reads them again, because another tab may have changed them. */
export function useSaveAvailability() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: UpdateAvailability) => read(client.PUT('/api/v1/availability', { body })),
    // Not awaited: the form of the next version replaces the one that must show the result.
    onSettled: () => void refresh(),
  });
}

/** Adds a leave; refused with `visits` while a visit is booked on one of the days. */
export const useTakeLeave = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: CreateLeave & { idempotencyKey: string }) =>
      read(client.POST('/api/v1/leaves', { body, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSettled: useRefresh(),
  });

/** Removes a leave. */
export const useGiveLeaveBack = () =>
  useMutation({
    mutationFn: (id: string) => read(client.DELETE('/api/v1/leaves/{id}', { params: { path: { id } } })),
    onSettled: useRefresh(),
  });
