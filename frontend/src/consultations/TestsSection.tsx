import { useState } from 'react';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import type { OfferedPerson } from '../../../openapi/contract/shop/offered-to.js';
import { Section } from './Section';
import { SuggestedTests } from './SuggestedTests';
import type { VisitFields } from './draft/visitDraft';
import { tConsultation } from '../messages/care/consultations';

/** The error of the list, or of its first refused test. */
function problemOf(error: unknown): string | undefined {
  const { message } = (error ?? {}) as FieldError;
  if (message) return message;
  return Array.isArray(error) ? (error as (FieldError | undefined)[]).find(Boolean)?.message : undefined;
}

interface TestsSectionProps {
  form: UseFormReturn<VisitFields>;
  person: OfferedPerson;
}

/** Requested tests: the patient books each of them. */
export function TestsSection({ form, person }: TestsSectionProps) {
  const { control, formState } = form;
  const [text, setText] = useState('');
  const problem = problemOf(formState.errors.labTests);
  return (
    <Section heading={tConsultation('testsToBeDone')}>
      <Controller
        name="labTests"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <SuggestedTests
            value={value}
            onChange={onChange}
            text={text}
            onType={setText}
            onBlur={() => {
              // A test must be chosen from the list: text alone is not a request.
              setText('');
              onBlur();
            }}
            problem={problem}
            person={person}
            inputRef={ref}
          />
        )}
      />
    </Section>
  );
}
