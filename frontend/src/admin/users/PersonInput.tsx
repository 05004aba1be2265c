import { useMemo, useState } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ChoicesContextProvider,
  type ChoicesContextValue,
  type RaRecord,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';
import { fittingNow } from '../../common/forms/suggestions';
import { tAdminUser } from '../../messages/admin/people/users';

const BY_NAME = { field: 'fullName', order: 'ASC' } as const;
const NONE: string = tAdminUser('searchEmpty');
const NOBODY: RaRecord[] = [];

interface SuggestionsProps extends Omit<AutocompleteInputProps, 'optionText' | 'onInputChange' | 'filter'> {
  /** The text of a person in the list and in the field. */
  textOf: (person: RaRecord) => string;
}

/** The selectable suggestions; a late response must not put another person under the pointer. */
function useFittingChoices(typed: string, textOf: (person: RaRecord) => string) {
  const choices = useChoicesContext();
  const { allChoices = NOBODY, selectedChoices = NOBODY, isPlaceholderData } = choices;
  const asked = String((choices.filterValues as { q?: string } | undefined)?.q ?? '');
  // The chosen person's name is not a filter.
  const isChosen = selectedChoices.some((person) => textOf(person) === typed);
  const isFresh = !isPlaceholderData && (isChosen || asked.trim() === typed.trim());
  const fitting = useMemo(() => {
    const chosen = new Set(selectedChoices.map(({ id }) => id));
    const kept = new Set(fittingNow(allChoices, isChosen ? '' : typed, isFresh, textOf));
    return allChoices.filter((person) => kept.has(person) || chosen.has(person.id));
  }, [allChoices, selectedChoices, typed, isChosen, isFresh, textOf]);
  return { choices: { ...choices, allChoices: fitting } as ChoicesContextValue, isFresh };
}

function Suggestions({ textOf, noOptionsText = NONE, ...props }: SuggestionsProps) {
  const [typed, setTyped] = useState('');
  const { choices, isFresh } = useFittingChoices(typed, textOf);
  return (
    <ChoicesContextProvider value={choices}>
      <AutocompleteInput
        helperText={false}
        {...props}
        optionText={textOf}
        noOptionsText={isFresh ? noOptionsText : tAdminUser('searching')}
        onInputChange={(_, text) => setTyped(text)}
      />
    </ChoicesContextProvider>
  );
}

interface PersonInputProps extends SuggestionsProps {
  source: string;
  reference: 'doctors' | 'patients' | 'users';
  /** Limits the suggestions. */
  filter?: Record<string, unknown>;
}

/** Chooses one person, found by a prefix of the name. */
export const PersonInput = ({ source, reference, filter, ...props }: PersonInputProps) => (
  <ReferenceInput source={source} reference={reference} sort={BY_NAME} filter={filter}>
    <Suggestions {...props} />
  </ReferenceInput>
);
