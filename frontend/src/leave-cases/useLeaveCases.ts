import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerLeaveCase } from '../../../openapi/contract/care/leave-cases.js';
import { client, read } from '../api/client';

// Below 'mine', so that a notification refreshes them.
const KEY = ['mine', 'leave-cases'];
/** More than any patient has at a time. */
const MAX_SHOWN = 50;
const RANGE = JSON.stringify([0, MAX_SHOWN - 1]);

/** The patient's visits with absent doctors and open choices. */
export const useMyLeaveCases = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const query = { filter: JSON.stringify({ status: 'open' }), sort: '["answerBy","ASC"]', range: RANGE };
      return read(client.GET('/api/v1/leave-cases', { params: { query }, signal }));
    },
  });

/** The present choices for one of them. */
export const useLeaveCaseOffers = (id: string) =>
  useQuery({
    queryKey: [...KEY, id, 'offers'],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/leave-cases/{id}/offers', { params: { path: { id } }, signal })),
  });

/** Sends the choice; success and failure both read visits, cases and times again. */
export function useAnswerLeaveCase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: AnswerLeaveCase & { id: string }) =>
      read(client.POST('/api/v1/leave-cases/{id}/answer', { params: { path: { id } }, body })),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
      return queryClient.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}

/** The state of the visits of a leave. */
export const useCasesOfLeave = (leaveId: string) =>
  useQuery({
    queryKey: ['mine', 'leaves', leaveId, 'cases'],
    queryFn: ({ signal }) =>
      read(
        client.GET('/api/v1/leaves/{id}/cases', {
          params: { path: { id: leaveId }, query: { range: RANGE } },
          signal,
        }),
      ),
  });
