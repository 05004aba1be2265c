import { readDosage } from '../../../../openapi/contract/care/dosage/read-dosage.js';
import type { RowTexts } from '../line/fieldTexts';
import { EMPTY_STEP, type StepFields, fieldsOf } from './stepFields';

const { amount, unit, morning, noon, evening, night, kind, frequency, when, dayOfWeek } = EMPTY_STEP;
const NO_DOSE = { amount, unit, morning, noon, evening, night };
const NO_TIMES = { kind, frequency, when, dayOfWeek, isAsNeeded: false };
const NO_DURATION = { lasting: EMPTY_STEP.lasting, length: EMPTY_STEP.length };

/** A frequency to read the other texts with. */
const ANY_TIMES = 'once a day';

/** The texts without one or two that are not understood, and the fields that stay empty for them. */
const readings = ({ dosage, frequency: times, duration }: RowTexts) => [
  { texts: { dosage: '', frequency: times, duration }, empty: NO_DOSE },
  { texts: { dosage, frequency: times, duration: '' }, empty: NO_DURATION },
  { texts: { dosage, frequency: ANY_TIMES, duration }, empty: NO_TIMES },
  { texts: { dosage: '', frequency: times, duration: '' }, empty: { ...NO_DOSE, ...NO_DURATION } },
  { texts: { dosage, frequency: ANY_TIMES, duration: '' }, empty: { ...NO_TIMES, ...NO_DURATION } },
  { texts: { dosage: '', frequency: ANY_TIMES, duration }, empty: { ...NO_DOSE, ...NO_TIMES } },
];

/** The fields of those texts that are understood, if the others are not. */
export function partlyRead(row: RowTexts): StepFields {
  for (const { texts, empty } of readings(row)) {
    const [step, ...more] = readDosage(texts) ?? [];
    if (step && more.length === 0)
      return { ...fieldsOf(step), lasting: step.duration?.kind ?? EMPTY_STEP.lasting, ...empty };
  }
  return EMPTY_STEP;
}
