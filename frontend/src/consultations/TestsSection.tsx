import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { MAX_ASKED_TESTS } from '../../../openapi/contract/care/consultations.js';
import { useLabTestNames } from '../lab/useLabTestNames';
import { Section } from './Section';
import type { VisitFields } from './visitDraft';
import { consultationWords } from '../words/care/consultations';
import { pageWords } from '../words/pages';

/** The sentence about the list, or about the first of its tests that is refused. */
function problemOf(error: unknown): string | undefined {
  const { message } = (error ?? {}) as FieldError;
  if (message) return message;
  return Array.isArray(error) ? (error as (FieldError | undefined)[]).find(Boolean)?.message : undefined;
}

/** Tests to be done: the patient books each of them. */
export function TestsSection({ form }: { form: UseFormReturn<VisitFields> }) {
  const [text, setText] = useState('');
  const found = useLabTestNames(text);
  const problem = problemOf(form.formState.errors.labTests);
  return (
    <Section heading={consultationWords.testsToBeDone}>
      <Controller
        name="labTests"
        control={form.control}
        render={({ field }) => (
          <Autocomplete
            multiple
            options={found}
            value={field.value}
            inputValue={text}
            // The server has searched already, and forgives a typing error.
            filterOptions={(options) => options}
            filterSelectedOptions
            getOptionLabel={({ testName }) => testName}
            getOptionKey={({ _id }) => _id}
            isOptionEqualToValue={(a, b) => a._id === b._id}
            noOptionsText={consultationWords.labOffersNoSuchTest}
            onInputChange={(_, typed) => setText(typed)}
            onChange={(_, chosen) =>
              field.onChange(chosen.slice(0, MAX_ASKED_TESTS).map(({ _id, testName }) => ({ _id, testName })))
            }
            renderInput={(params) => (
              <TextField
                {...params}
                label={pageWords.labTests}
                error={Boolean(problem)}
                helperText={problem ?? consultationWords.patientIsAskedToBook}
                inputRef={field.ref}
                onBlur={field.onBlur}
              />
            )}
          />
        )}
      />
    </Section>
  );
}
