import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddDependant,
  ChangeDependant,
  Dependant,
  InviteDependant,
} from '../../../openapi/contract/people/dependants.js';
import type { FindFamilyCandidates } from '../../../openapi/contract/people/identity/candidates.js';
import { client, read } from '../api/client';
import { session } from '../auth/session';
import { useSession } from '../auth/useSession';

const KEY = ['mine', 'dependants'];

/** The logged-in patient's dependants; empty for other users. */
export function useDependants() {
  const isPatient = useSession()?.userType === 'patient';
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(client.GET('/api/v1/dependants', { signal })),
    enabled: isPatient,
  });
}

/** A change of the family; success and failure both read the list again. */
function useStep<Given, Answer>(step: (given: Given) => Promise<Answer>, onDone?: (answer: Answer) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

const at = (id: string) => ({ path: { id } });

/** The bar shows the new name of the chosen person. */
const nameAnew = ({ id, fullName }: Dependant): void => {
  if (session.current()?.actingFor?.id === id) session.actFor({ id, fullName });
};

export const useAddDependant = () =>
  useStep((body: AddDependant) => read(client.POST('/api/v1/dependants', { body })));

/** The people of the own family who may be the one who is added. */
export const useFamilyCandidates = () =>
  useMutation({
    mutationFn: (body: FindFamilyCandidates) =>
      read(client.POST('/api/v1/dependants/new/candidates', { body })),
  });

export const useChangeDependant = () =>
  useStep(
    ({ id, ...body }: ChangeDependant & { id: string }) =>
      read(client.PUT('/api/v1/dependants/{id}', { params: at(id), body })),
    nameAnew,
  );

export const useRemoveDependant = () =>
  useStep((id: string) => read(client.DELETE('/api/v1/dependants/{id}', { params: at(id) })));

/** The mailed link no longer works. */
export const useWithdrawInvitation = () =>
  useStep((id: string) =>
    read(client.POST('/api/v1/dependants/{id}/withdraw-invitation', { params: at(id) })),
  );

/** Mails a link with which the person takes over their records. */
export const useInviteDependant = () =>
  useStep(({ id, ...body }: InviteDependant & { id: string }) =>
    read(client.POST('/api/v1/dependants/{id}/invite', { params: at(id), body })),
  );
