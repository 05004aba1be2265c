import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import type { ConsultationDraft } from '../../../openapi/contract/care/consultations.js';
import { MAX_ASKED_TESTS } from '../../../openapi/contract/care/prescription-facts.js';
import { useLabTestNames } from '../lab/useLabTestNames';
import { tConsultation } from '../messages/care/consultations';
import { tPage } from '../messages/pages';

export interface SuggestedTestsProps {
  value: ConsultationDraft['labTests'];
  onChange: (tests: ConsultationDraft['labTests']) => void;
  /** The search text. */
  text: string;
  onType: (text: string) => void;
  onBlur: () => void;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** Several of the lab's tests. */
export function SuggestedTests(props: SuggestedTestsProps) {
  const { value, onChange, text, onType, onBlur, problem, inputRef } = props;
  const found = useLabTestNames(text);
  return (
    <Autocomplete
      multiple
      openOnFocus
      options={found}
      value={value}
      inputValue={text}
      // The server has already searched, with tolerance for typing errors.
      filterOptions={(options) => options}
      filterSelectedOptions
      getOptionLabel={({ testName }) => testName}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(a, b) => a._id === b._id}
      noOptionsText={tConsultation('labTestNotFound')}
      // On mount it requests an empty text: the typed text stays.
      onInputChange={(_, typed, reason) => reason !== 'reset' && onType(typed)}
      onChange={(_, chosen) =>
        onChange(chosen.slice(0, MAX_ASKED_TESTS).map(({ _id, testName }) => ({ _id, testName })))
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={tPage('labTests')}
          error={Boolean(problem)}
          helperText={problem ?? tConsultation('testsHint')}
          inputRef={inputRef}
          onBlur={onBlur}
        />
      )}
    />
  );
}
