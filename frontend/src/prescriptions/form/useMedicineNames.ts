import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MedicineDto } from '../../../../openapi/contract/shop/medicines.js';
import type { MatchQuestion } from '../../../../openapi/contract/care/prescription-cart.js';
import { client, read } from '../../api/client';
import { fittingNow } from '../../common/forms/suggestions';
import { useDebounced } from '../../common/forms/useDebounced';
import { tPrescription } from '../../messages/care/prescriptions';

/** How many medicines are suggested while one types. */
const SUGGESTIONS = 8;
const FEWEST_LETTERS = 2;
/** From here on a name is one that our pharmacy can be asked about. */
const FEWEST_LETTERS_OF_A_NAME = 3;
/** The name is judged once the typing has paused for so long, ms: half a name is no medicine that is missing. */
const NAME_PAUSE_MS = 700;

/** What the doctor reads about a medicine that the patient cannot buy here. */
export const NOT_HERE = tPrescription('medicineUnavailable');

/** Medicines that the hospital sells that fit what is typed; none for less than two letters. */
export function useMedicineNames(typed: string): Pick<MedicineDto, 'name' | 'stock'>[] {
  const search = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: ['medicines', 'names', search],
    queryFn: async ({ signal }) => {
      const query = { search, perPage: SUGGESTIONS };
      const { value } = await read(client.GET('/medicine', { params: { query }, signal }));
      return value.map(({ name, stock }) => ({ name, stock }));
    },
    enabled: search.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
  });
  const isFresh = search === typed.trim() && !found.isPlaceholderData;
  return fittingNow(found.data ?? [], typed, isFresh, ({ name }) => name);
}

interface Availability {
  /** Whether our pharmacy does not have it now. */
  isMissing: boolean;
  /** The same medicine of another brand that it has. */
  instead: string | undefined;
  /** What the name leaves open, and the medicines among which it does not choose. */
  ask: MatchQuestion | null;
  choices: string[];
}

const UNKNOWN: Availability = { isMissing: false, instead: undefined, ask: null, choices: [] };

/** What our pharmacy has of the medicine that is typed. */
export function useMedicineAvailability(typed: string): Availability {
  const name = useDebounced(typed.trim(), NAME_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['medicines', 'availability', name],
    queryFn: ({ signal }) =>
      read(client.GET('/api/v1/prescriptions/availability', { params: { query: { name } }, signal })),
    enabled: name.length >= FEWEST_LETTERS_OF_A_NAME,
  });
  if (!data || name !== typed.trim()) return UNKNOWN;
  const { available, instead, ask, choices } = data;
  return { isMissing: !available && ask === null, instead: available ? undefined : instead[0], ask, choices };
}
