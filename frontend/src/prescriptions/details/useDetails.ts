import { useState } from 'react';
import { tDetails } from '../../messages/care/prescribing/dosageDetails';
import { type RowTexts, fieldTextsOf } from '../line/fieldTexts';
import { dosagesOf } from '../line/lineReading';
import type { MedicineLine } from '../line/useMedicineLine';
import { partlyRead } from './partlyRead';
import { type Problems, type StepFields, dosagesOfSteps, fieldsOf } from './stepFields';

interface Details {
  /** The name and the texts to which the fields belong. */
  name: string;
  source: string;
  steps: StepFields[];
  /** The fields stated a whole dosage before; until then an empty one is not marked. */
  wasComplete: boolean;
  /** A field was changed. */
  isTouched: boolean;
}

const sourceOf = ({ dosage, frequency, duration }: RowTexts): string =>
  JSON.stringify([dosage, frequency, duration]);
const hasTexts = ({ dosage, frequency, duration }: RowTexts): boolean =>
  [dosage, frequency, duration].some((text) => text.trim() !== '');

function detailsOf(row: RowTexts): Details {
  const dosages = dosagesOf(row);
  const steps = dosages?.map(fieldsOf) ?? [partlyRead(row)];
  const wasComplete = dosages !== null;
  return { name: row.name, source: sourceOf(row), steps, wasComplete, isTouched: false };
}

/** The path of a problem without the number of its step: "dose.unit". */
const partOf = (path: string): string => path.split('.')[1] ?? '';

/** The texts without those that the wrong fields would have stated, so that an older value is not prescribed. */
function withoutWrong({ name, dosage, frequency, duration }: RowTexts, problems: Problems): RowTexts {
  const parts = Object.keys(problems).map(partOf);
  const isOther = parts.some((part) => part !== 'dose' && part !== 'duration');
  return {
    name,
    dosage: parts.includes('dose') ? '' : dosage,
    frequency: isOther ? '' : frequency,
    duration: parts.includes('duration') ? '' : duration,
  };
}

interface Written {
  texts: RowTexts;
  problems: Problems;
}

/** The texts that the steps state. */
function write(row: RowTexts, steps: StepFields[]): Written {
  const { dosages, problems } = dosagesOfSteps(steps);
  if (!dosages) return { texts: withoutWrong(row, problems), problems };
  const texts = fieldTextsOf(row.name, dosages);
  if (texts) return { texts: { name: row.name, ...texts }, problems: {} };
  const tooLong = { '': tDetails('tooLong') };
  return { texts: withoutWrong(row, tooLong), problems: tooLong };
}

/** The structure of a medicine as fields. The texts follow the fields, and other texts replace what the fields say. */
export function useDetails({ row, takeTexts }: MedicineLine) {
  const [details, setDetails] = useState(() => detailsOf(row));
  const isOther = details.source !== sourceOf(row) || (details.name !== row.name && dosagesOf(row) !== null);
  const current = isOther ? detailsOf(row) : details;
  if (isOther) setDetails(current);
  const { steps, wasComplete, isTouched } = current;

  const change = (next: StepFields[]) => {
    const { texts, problems } = write(row, next);
    const isComplete = Object.keys(problems).length === 0;
    setDetails({
      name: row.name,
      source: sourceOf(texts),
      steps: next,
      wasComplete: wasComplete || isComplete,
      isTouched: true,
    });
    takeTexts(texts);
  };
  return {
    steps,
    wasComplete,
    problems: isTouched ? write(row, steps).problems : {},
    /** The texts are not understood; the fields would replace them. */
    replacesTexts: !isTouched && !wasComplete && hasTexts(row),
    changeStep: (at: number, fields: Partial<StepFields>) =>
      change(steps.map((step, n) => (n === at ? { ...step, ...fields } : step))),
    addStep: () => change([...steps, { ...steps[steps.length - 1], length: '' }]),
    removeStep: (at: number) => change(steps.filter((_, n) => n !== at)),
  };
}
