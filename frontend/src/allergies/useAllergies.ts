import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AllergyDto,
  CreateAllergy,
  UpdateAllergy,
} from '../../../openapi/contract/care/safety/allergies.js';
import { client, read } from '../api/client';

const KEY = ['mine', 'allergies'];
/** More than a patient can have. */
const ALL = JSON.stringify([0, 99]);

/**
 * The active allergies of a patient, or the statement that none are known, newest first.
 * @param patientId left out for the patient's own; the query is disabled for null
 */
export const useAllergies = (patientId?: string | null) =>
  useQuery({
    queryKey: [...KEY, 'of', patientId],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ patientId: patientId ?? undefined, status: 'active' });
      return read(client.GET('/api/v1/allergies', { params: { query: { filter, range: ALL } }, signal }));
    },
    enabled: patientId !== null,
  });

/** What allergies are coded with; it seldom changes. */
export const useAllergyChoices = () =>
  useQuery({
    queryKey: [...KEY, 'choices'],
    queryFn: ({ signal }) => read(client.GET('/api/v1/allergies/choices', { signal })),
    staleTime: Infinity,
  });

/** A step about allergies; whatever comes of it, they and the accounts that name them are read again. */
function useStep<Given>(step: (given: Given) => Promise<AllergyDto>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [...KEY, 'of'] }),
        queryClient.invalidateQueries({ queryKey: ['mine', 'patients'] }),
        queryClient.invalidateQueries({ queryKey: ['mine', 'dependants'] }),
      ]),
  });
}

type Repeatable<T> = { body: T; idempotencyKey: string };
const keyed = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey });

export const useAddAllergy = () =>
  useStep(({ body, idempotencyKey }: Repeatable<CreateAllergy>) =>
    read(client.POST('/api/v1/allergies', { body, headers: keyed(idempotencyKey) })),
  );

export const useStateNoAllergies = () =>
  useStep((patientId: string | undefined) =>
    read(client.POST('/api/v1/allergies/none-known', { body: { patientId } })),
  );

export const useChangeAllergy = () =>
  useStep(({ id, ...body }: UpdateAllergy & { id: string }) =>
    read(client.PUT('/api/v1/allergies/{id}', { params: { path: { id } }, body })),
  );
