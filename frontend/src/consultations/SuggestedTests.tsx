import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import type { ConsultationDraft } from '../../../openapi/contract/care/consultations.js';
import { MAX_ASKED_TESTS } from '../../../openapi/contract/care/prescription-facts.js';
import { type OfferedPerson, offerDoubts } from '../../../openapi/contract/shop/offered-to.js';
import { useOfferQuestion } from '../lab/offered/useOfferQuestion';
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
  /** The patient, to whom a test may not be offered. */
  person: OfferedPerson;
  inputRef: Ref<HTMLInputElement>;
}

/** Several of the lab's tests. */
export function SuggestedTests(props: SuggestedTestsProps) {
  const { value, onChange, text, onType, onBlur, problem, person, inputRef } = props;
  const found = useLabTestNames(text);
  const offer = useOfferQuestion();
  const choose = (chosen: typeof value) => {
    const added = found.filter(
      ({ _id }) => chosen.some((test) => test._id === _id) && !value.some((test) => test._id === _id),
    );
    const next = chosen.slice(0, MAX_ASKED_TESTS).map(({ _id, testName }) => ({ _id, testName }));
    offer.ask(
      added.flatMap((test) => offerDoubts(test, person)),
      () => onChange(next),
    );
  };
  return (
    <>
      {offer.dialog}
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
        onChange={(_, chosen) => choose(chosen)}
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
    </>
  );
}
