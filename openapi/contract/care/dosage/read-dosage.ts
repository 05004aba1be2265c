import type { DoseUnit } from './dosage-facts.js';
import { MAX_STEPS } from './dosage-facts.js';
import type { Dosage } from './dosage.js';
import { combine } from './grammar/combine.js';
import { formUnitOf, isForEyes } from './grammar/name-form.js';
import { readingsOf, stepsOf } from './grammar/readings.js';
import { FIELD_BREAK, tokensOf } from './grammar/tokens.js';
import type { Token } from './grammar/tokens.js';

/** What a doctor typed about one medicine, in the fields of the form. */
export interface DosageTexts {
  name?: string;
  dosage: string;
  frequency: string;
  duration: string;
}

/** "OD" beside an eye is the right eye as well as once daily. */
const isRightEye = (tokens: readonly Token[], { dose, route }: Dosage): boolean =>
  tokens.some(({ text }) => text === 'od') && (dose?.unit === 'drop' || /eye/i.test(route ?? ''));

/** The one thing that the tokens of a step can mean; null when that is nothing or several things. */
function readStep(tokens: readonly Token[], formUnit: DoseUnit | null): Dosage | null {
  const meanings = new Map<string, Dosage>();
  for (const parts of readingsOf(tokens)) {
    const dosage = combine(parts, { formUnit });
    if (dosage) meanings.set(JSON.stringify(dosage), dosage);
  }
  const [meaning, ...others] = meanings.values();
  return meaning && others.length === 0 && !isRightEye(tokens, meaning) ? meaning : null;
}

/** A step that names no dose has that of the step before; one tablet or capsule when no step names any. */
function withDoses(steps: Dosage[], formUnit: DoseUnit | null): Dosage[] | null {
  const usual = steps.every(({ dose }) => !dose) && formUnit ? { value: 1, unit: formUnit } : null;
  const filled: Dosage[] = [];
  for (const step of steps) filled.push({ ...step, dose: step.dose ?? doseBefore(filled) ?? usual });
  const areAlike = new Set(filled.map(({ dose }) => dose === null)).size === 1;
  return areAlike ? filled : null;
}

/** A pattern has no single dose that the next step could go on with. */
function doseBefore(steps: Dosage[]): Dosage['dose'] {
  const before = steps.at(-1);
  return before?.timing?.kind === 'pattern' ? null : (before?.dose ?? null);
}

/** The steps that the tokens describe; null unless they have exactly one meaning that takes in every word. */
export function readTokens(tokens: readonly Token[], name: string): Dosage[] | null {
  if (isForEyes(name) && tokens.some(({ text }) => text === 'od')) return null;
  const formUnit = formUnitOf(name);
  const steps = stepsOf(tokens);
  if (steps.length > MAX_STEPS) return null;
  const read = steps.map((step) => readStep(step, formUnit));
  if (!read.every((step) => step !== null)) return null;
  const isOpenBetween = read.slice(0, -1).some(({ duration }) => duration && duration.kind !== 'fixed');
  return isOpenBetween ? null : withDoses(read, formUnit);
}

/** Reads the texts of the four-field form; each field may hold parts of the others. Null unless every word is understood. */
export function readDosage({ name = '', dosage, frequency, duration }: DosageTexts): Dosage[] | null {
  const tokens = [dosage, frequency, duration].flatMap((text) => [...tokensOf(text), FIELD_BREAK]);
  return readTokens(tokens.slice(0, -1), name);
}
