import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JoinWaitlist, WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { actingAs } from '../api/actingFor';
import { client, read } from '../api/client';
import { personIdOf } from '../auth/session';
import { useSession } from '../auth/useSession';

/** More than any person can have open. */
const MAX_SHOWN = 25;
// Below 'mine', so that a notification refreshes it.
const KEY = ['mine', 'waitlist'];
/** Positions change without a notification. */
const LOOK_AGAIN_MS = 30_000;

/** A patient's open entries, by default of the person in the bar; empty for visitors and other roles. */
export function useMyWaitlist(ofPerson?: string) {
  const session = useSession();
  const personId = ofPerson ?? personIdOf(session);
  return useQuery({
    queryKey: [...KEY, personId],
    enabled: session?.userType === 'patient',
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: ({ signal }) => {
      const query = { filter: JSON.stringify({ open: true }), range: JSON.stringify([0, MAX_SHOWN - 1]) };
      return read(client.GET('/api/v1/waitlist', { params: { query }, headers: actingAs(personId), signal }));
    },
  });
}

/** The doctor's time that is held for a patient, if any. */
export function useOfferOf(doctorId: string, personId?: string): NonNullable<WaitlistEntry['offer']> | null {
  const { data } = useMyWaitlist(personId);
  return data?.find(({ offer }) => offer?.doctorId === doctorId)?.offer ?? null;
}

/** A step of this patient; success and failure both read the list again. */
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
  useStep(({ body, headers }: { body: JoinWaitlist; headers: Record<string, string> }) =>
    read(client.POST('/api/v1/waitlist', { body, headers })),
  );

export const useLeaveWaitlist = () =>
  useStep((id: string) => read(client.DELETE('/api/v1/waitlist/{id}', { params: { path: { id } } })));

export const useDeclineOffer = () =>
  useStep((id: string) => read(client.POST('/api/v1/waitlist/{id}/decline', { params: { path: { id } } })));
