import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JoinWaitlist, WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { client, read } from '../api/client';
import { useSession } from '../auth/useSession';

/** More than anybody can have open. */
const MAX_SHOWN = 25;
// Below 'mine': a notification has it read again.
const KEY = ['mine', 'waitlist'];
/** Places change by what others do, of which nobody is told. */
const LOOK_AGAIN_MS = 30_000;

/** The open entries of this patient, in the order of asking; nothing for anybody else. */
export function useMyWaitlist() {
  const session = useSession();
  return useQuery({
    queryKey: KEY,
    enabled: session?.userType === 'patient',
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: ({ signal }) => {
      const query = { filter: JSON.stringify({ open: true }), range: JSON.stringify([0, MAX_SHOWN - 1]) };
      return read(client.GET('/api/v1/waitlist', { params: { query }, signal }));
    },
  });
}

/** The time of this doctor that is held for this patient, if one is. */
export function useOfferOf(doctorId: string): NonNullable<WaitlistEntry['offer']> | null {
  const { data } = useMyWaitlist();
  return data?.find(({ offer }) => offer?.doctorId === doctorId)?.offer ?? null;
}

/** A step of this patient; whatever comes of it, the list is read again. */
function useStep<Given>(step: (given: Given) => Promise<WaitlistEntry>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

export const useJoinWaitlist = () =>
  useStep((body: JoinWaitlist) => read(client.POST('/api/v1/waitlist', { body })));

export const useLeaveWaitlist = () =>
  useStep((id: string) => read(client.DELETE('/api/v1/waitlist/{id}', { params: { path: { id } } })));

export const useDeclineOffer = () =>
  useStep((id: string) => read(client.POST('/api/v1/waitlist/{id}/decline', { params: { path: { id } } })));
