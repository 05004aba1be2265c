import messages from '../../../../messages/en/contract/care/lab-results.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { hasDecimalComma, readNumber } from '../../numbers/read-number.js';
import { type Comparison, type Limits, compare, isCritical } from './compare.js';
import { type LabMeasure, type MeasureKind, codeKey } from './measures.js';
import { type TestedPerson } from './reference-range.js';
import { type Reference, referenceFor } from './ranges.js';
import { type Quantity, hasDigit, numberText, readResult } from './read-result.js';

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

/** "1,234" is 1234; beside a range of 0.4 to 4 it can also be 1.234. @param ranges those that may apply */
function commaProblem(typed: number | string, unit: string, ranges: readonly Limits[]): string | null {
  const text = numberText(String(typed), unit);
  if (!/^\p{Nd}{1,3},\p{Nd}{3}$/u.test(text) || hasDecimalComma(text)) return null;
  const [grouped, decimal] = [readNumber(text), readNumber(text.replace(',', '.'))];
  if (grouped === null || decimal === null) return null;
  const isUnclear = ranges.some((range) => isNear(decimal, range) && !isNear(grouped, range));
  return isUnclear ? tLabResults('commaUnclear', { decimal, grouped }) : null;
}

/** Whether a value is within a tenth and ten times the range. */
function isNear(value: number, { low, high }: Limits): boolean {
  const end = high ?? low;
  return end !== null && value <= end * 10 && value >= (low ?? end) / 10;
}

/**
 * A result without a definition, compared with the range that came with it. "1,234" beside the range 0.4 to 4 stays
 * text, because its comma can mean both.
 * @param given number or text as typed; a text with marks is refused by the contract before
 */
export function judgeFree(
  given: { value: number | string; unit: string },
  limits: Limits,
): { value: number | string } & Comparison {
  const reading = readResult(given.value, given.unit);
  if (commaProblem(given.value, given.unit, [limits])) return { value: given.value, ...WORDS };
  if (reading.kind === 'number' || reading.kind === 'titre')
    return { value: valueOf(reading, reading.kind === 'titre'), ...compare(reading, limits) };
  const hasRange = limits.low !== null || limits.high !== null;
  return { value: given.value, flag: null, notCompared: hasRange ? 'words' : 'noRange' };
}

function judgeCode({ name, codes = [] }: LabMeasure, typed: string): Judged {
  const code = codes.find(({ value }) => codeKey(value) === codeKey(typed));
  if (code) return { value: code.value, flag: code.abnormal ? 'abnormal' : 'normal', notCompared: null };
  const values = codes.map(({ value }) => value).join(', ');
  return { problem: tLabResults('choiceExpected', { name, values }) };
}

/** Whether the value cannot be outside the possible limits; "<5" says nothing about values below 5. */
function isPossible({ comparator, value }: Quantity, { possibleLow, possibleHigh }: LabMeasure): boolean {
  const isUpperEnd = comparator === '<' || comparator === '≤';
  const isLowerEnd = comparator === '>' || comparator === '≥';
  const isTooLow = possibleLow != null && value < possibleLow && !isUpperEnd;
  const isTooHigh = possibleHigh != null && value > possibleHigh && !isLowerEnd;
  return !isTooLow && !isTooHigh;
}

/** Without a range for the person, a value is critical if it is for anyone: it must not be missed. */
function compareWith(
  { range, notCompared }: Reference,
  quantity: Quantity,
  { ranges }: LabMeasure,
): Comparison {
  if (range) return compare(quantity, range);
  const flags = ranges.map(({ criticalLow, criticalHigh }) => {
    const limits = { low: null, high: null, criticalLow, criticalHigh };
    return compare(quantity, limits).flag;
  });
  const critical = flags.find(isCritical) ?? null;
  return { flag: critical, notCompared: critical ? null : notCompared };
}

function judgeQuantity(measure: LabMeasure, typed: number | string, person: TestedPerson): Judged {
  const { name, unit, ranges } = measure;
  const kind = kindOf(measure);
  const reading = readResult(typed, unit);
  if (reading.kind === 'words' && !hasDigit(String(typed))) return { value: typed, ...WORDS };
  if (kind === 'titre' ? reading.kind !== 'titre' : reading.kind !== 'number')
    return { problem: tLabResults(kind === 'titre' ? 'titreExpected' : 'numberExpected', { name }) };
  const reference = referenceFor(measure, person);
  const unclear = commaProblem(typed, unit, reference.range ? [reference.range] : ranges);
  if (unclear) return { problem: unclear };
  const quantity = reading as Quantity;
  const value = valueOf(quantity, kind === 'titre');
  if (!isPossible(quantity, measure))
    return { problem: tLabResults('notPossible', { value, name, unit: unit || '–' }) };
  return { value, ...compareWith(reference, quantity, measure) };
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
