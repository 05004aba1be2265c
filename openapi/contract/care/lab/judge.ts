import messages from '../../../../messages/en/contract/care/lab-results.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { hasDecimalComma, readNumber } from '../../numbers/read-number.js';
import { type Comparison, type Limits, compare } from './compare.js';
import { type LabMeasure, type MeasureKind, codeKey } from './measures.js';
import { type TestedPerson } from './reference-range.js';
import { referenceFor } from './ranges.js';
import { type Quantity, hasDigit, readResult } from './read-result.js';

const tLabResults = createMessages('contract/care/lab-results', messages);

/** A result as a report stores it, or why it is refused. */
export type Judged = ({ value: number | string; problem?: undefined } & Comparison) | { problem: string };

/** What the measure expects. */
export const kindOf = ({ kind, unit, ranges }: LabMeasure): MeasureKind =>
  kind ?? (unit !== '' || ranges.length > 0 ? 'numeric' : 'text');

const WORDS: Comparison = { flag: null, notCompared: 'words' };

/** "<5" and "1:80" are text; an exact number is a number, so that trends include it. */
const valueOf = ({ comparator, value }: Quantity, isTitre: boolean): number | string =>
  isTitre ? `${comparator}1:${value}` : comparator === '' ? value : `${comparator}${value}`;

/**
 * A result without a definition, compared with the range that came with it.
 * @param given number or text as typed; a text with marks is refused by the contract before
 */
export function judgeFree(
  given: { value: number | string; unit: string },
  limits: Limits,
): { value: number | string } & Comparison {
  const reading = readResult(given.value, given.unit);
  if (reading.kind === 'number' || reading.kind === 'titre')
    return { value: valueOf(reading, reading.kind === 'titre'), ...compare(reading, limits) };
  const hasRange = limits.low !== null || limits.high !== null;
  return { value: given.value, flag: null, notCompared: hasRange ? 'words' : 'noRange' };
}

/** "1,234" is 1234; beside the range 0.4 to 4 it can also be 1.234. */
function unclearComma(typed: number | string, { low, high }: Limits): string | null {
  const text = String(typed).trim();
  if (!/^\p{Nd}{1,3},\p{Nd}{3}$/u.test(text) || hasDecimalComma(text)) return null;
  const [grouped, decimal] = [readNumber(text), readNumber(text.replace(',', '.'))];
  const end = high ?? low;
  if (grouped === null || decimal === null || end === null) return null;
  const isNear = (value: number) => value <= end * 10 && value >= (low ?? end) / 10;
  return isNear(decimal) && !isNear(grouped) ? tLabResults('commaUnclear', { decimal, grouped }) : null;
}

function judgeCode({ name, codes = [] }: LabMeasure, typed: string): Judged {
  const code = codes.find(({ value }) => codeKey(value) === codeKey(typed));
  if (code) return { value: code.value, flag: code.abnormal ? 'abnormal' : 'normal', notCompared: null };
  const values = codes.map(({ value }) => value).join(', ');
  return { problem: tLabResults('choiceExpected', { name, values }) };
}

function judgeQuantity(measure: LabMeasure, typed: number | string, person: TestedPerson): Judged {
  const { name, unit, possibleLow, possibleHigh } = measure;
  const kind = kindOf(measure);
  const reading = readResult(typed, unit);
  if (reading.kind === 'words' && !hasDigit(String(typed))) return { value: typed, ...WORDS };
  if (kind === 'titre' ? reading.kind !== 'titre' : reading.kind !== 'number')
    return { problem: tLabResults(kind === 'titre' ? 'titreExpected' : 'numberExpected', { name }) };
  const { range, notCompared } = referenceFor(measure, person);
  const limits = range ?? { low: null, high: null };
  const unclear = unclearComma(typed, limits);
  if (unclear) return { problem: unclear };
  const quantity = reading as Quantity;
  const value = valueOf(quantity, kind === 'titre');
  if (
    (possibleLow != null && quantity.value < possibleLow) ||
    (possibleHigh != null && quantity.value > possibleHigh)
  )
    return { problem: tLabResults('notPossible', { value, name, unit: unit || '–' }) };
  return { value, ...(range ? compare(quantity, range) : { flag: null, notCompared }) };
}

/** A typed result of a defined measure for this person. */
export function judgeMeasured(measure: LabMeasure, typed: number | string, person: TestedPerson): Judged {
  switch (kindOf(measure)) {
    case 'coded':
      return judgeCode(measure, String(typed));
    case 'numeric':
    case 'titre':
      return judgeQuantity(measure, typed, person);
    case 'text':
      return judgeFree({ value: typed, unit: measure.unit }, { low: null, high: null });
  }
}
