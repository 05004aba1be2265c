import { AutocompleteArrayInput, AutocompleteInput } from 'react-admin';
import type { AllergyChoice } from '../../../../openapi/contract/care/safety/allergies.js';
import { useAllergyChoices } from '../../allergies/useAllergies';
import { tAdminSafetyRule } from '../../messages/admin/safetyRules';

type Kind = AllergyChoice['kind'];

interface SubstanceInputProps {
  source: string;
  label: string;
  kinds: Kind[];
  /** Whether several may be chosen. */
  isMultiple?: boolean;
}

const plain = (text: string): string => text.normalize('NFKD').toLowerCase();

/** Found by every name: "crocin" finds paracetamol. */
const matches = (typed: string, { name, otherNames }: AllergyChoice): boolean =>
  [name, ...otherNames].some((one) => plain(one).includes(plain(typed.trim())));

/** Chooses substances or classes of the tables by any of their names. */
export function SubstanceInput({ source, label, kinds, isMultiple = false }: SubstanceInputProps) {
  const { data = [], isPending, isError } = useAllergyChoices();
  const choices = data
    .filter(({ kind }) => kinds.includes(kind))
    .map((choice) => ({ ...choice, id: choice.code }));
  const props = {
    source,
    label,
    choices,
    isPending,
    optionText: 'name',
    matchSuggestion: matches,
    helperText: isError ? tAdminSafetyRule('choicesFailed') : false,
  } as const;
  return isMultiple ? <AutocompleteArrayInput {...props} /> : <AutocompleteInput {...props} />;
}
