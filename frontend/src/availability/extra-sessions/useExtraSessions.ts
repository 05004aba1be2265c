import { useMutation, useQuery } from '@tanstack/react-query';
import type { CreateExtraSession } from '../../../../openapi/contract/care/extra-sessions.js';
import { client, read } from '../../api/client';
import { useRefresh } from '../useAvailability';

/** The number of latest sessions; no doctor plans more. */
const SESSIONS_SHOWN = 50;

/** The logged-in doctor's extra sessions, latest first. */
export const useExtraSessions = () =>
  useQuery({
    queryKey: ['mine', 'extra-sessions'],
    queryFn: ({ signal }) => {
      const query = { sort: '["date","DESC"]', range: JSON.stringify([0, SESSIONS_SHOWN - 1]) };
      return read(client.GET('/api/v1/extra-sessions', { params: { query }, signal }));
    },
  });

/** Adds one for the doctor. */
export const useAddExtraSession = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: CreateExtraSession & { idempotencyKey: string }) =>
      read(client.POST('/api/v1/extra-sessions', { body, headers: { 'Idempotency-Key': idempotencyKey } })),
    onSettled: useRefresh(),
  });
