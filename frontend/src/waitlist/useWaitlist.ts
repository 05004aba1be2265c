import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JoinWaitlist, WaitlistEntry } from '../../../openapi/contract/care/waitlist.js';
import { actingAs } from '../api/actingFor';
import { client, read } from '../api/client';
import { personIdOf } from '../auth/session';
import { useSession } from '../auth/useSession';

/** More than anybody can have open. */
const MAX_SHOWN = 25;
// Below 'mine': a notification has it read again.
const KEY = ['mine', 'waitlist'];
/** Places change by what others do, without a notification. */
const LOOK_AGAIN_MS = 30_000;

/** The open entries of a patient, of whom the bar names unless told otherwise; nothing for a visitor or another role. */
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

/** The time of this doctor that is held for a patient, if one is. */
export function useOfferOf(doctorId: string, personId?: string): NonNullable<WaitlistEntry['offer']> | null {
  const { data } = useMyWaitlist(personId);
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
  useStep(({ body, headers }: { body: JoinWaitlist; headers: Record<string, string> }) =>
    read(client.POST('/api/v1/waitlist', { body, headers })),
  );

export const useLeaveWaitlist = () =>
  useStep((id: string) => read(client.DELETE('/api/v1/waitlist/{id}', { params: { path: { id } } })));

export const useDeclineOffer = () =>
  useStep((id: string) => read(client.POST('/api/v1/waitlist/{id}/decline', { params: { path: { id } } })));
