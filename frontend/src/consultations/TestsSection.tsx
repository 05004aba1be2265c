import { useEffect, useState } from 'react';
import { Controller, type FieldError, type UseFormReturn, useWatch } from 'react-hook-form';
import { takeOver } from '../common/browser/takeOver';
import { KeepsFocus } from '../common/forms/KeepsFocus';
import { TextField } from '../common/forms/TextField';
import { Icon } from '../common/pictures/icons';
import { Section } from './Section';
import type { VisitFields } from './draft/visitDraft';
import { consultationWords } from '../words/care/consultations';
import { pageWords } from '../words/pages';

const suggestedTests = takeOver(async () => (await import('./SuggestedTests')).SuggestedTests);

/** The sentence about the list, or about the first of its tests that is refused. */
function problemOf(error: unknown): string | undefined {
  const { message } = (error ?? {}) as FieldError;
  if (message) return message;
  return Array.isArray(error) ? (error as (FieldError | undefined)[]).find(Boolean)?.message : undefined;
}

/** Below the plain field, which cannot show the tests that are asked for already. */
const hintOf = (tests: VisitFields['labTests'], isLost: boolean): string =>
  [
    tests.length > 0 && consultationWords.testsAskedFor(tests.map(({ testName }) => testName)),
    isLost && consultationWords.testsCouldNotBeLoaded,
  ]
    .filter(Boolean)
    .join(' ') || consultationWords.patientIsAskedToBook;

interface TestsSectionProps {
  form: UseFormReturn<VisitFields>;
  /** What takes the place of the plain field. */
  suggestions?: typeof suggestedTests;
}

/** Tests to be done: the patient books each of them. */
export function TestsSection({ form, suggestions = suggestedTests }: TestsSectionProps) {
  const { control, formState } = form;
  const [text, setText] = useState('');
  const { Part: Suggested, isLost } = suggestions.usePart();
  const hasTests = useWatch({ control, name: 'labTests' }).length > 0;
  // Those of a draft are shown at once.
  useEffect(() => {
    if (hasTests) suggestions.ask();
  }, [hasTests, suggestions]);
  const problem = problemOf(formState.errors.labTests);
  return (
    <Section heading={consultationWords.testsToBeDone}>
      <Controller
        name="labTests"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <KeepsFocus of={Suggested}>
            {Suggested ? (
              <Suggested {...{ value, onChange, onBlur, text, problem }} onType={setText} inputRef={ref} />
            ) : (
              <TextField
                label={pageWords.labTests}
                value={text}
                problem={problem}
                hint={hintOf(value, isLost)}
                ref={ref}
                onBlur={() => {
                  // A test is chosen from the list: what only stands here is not asked for.
                  setText('');
                  onBlur();
                }}
                end={<Icon name="down" />}
                onFocus={suggestions.ask}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </KeepsFocus>
        )}
      />
    </Section>
  );
}
