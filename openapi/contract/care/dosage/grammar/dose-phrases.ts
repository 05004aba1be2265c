import type { DoseUnit, TimeOfDay } from '../dosage-facts.js';
import { readNumbers } from './numbers.js';
import type { Match, Phrase } from './parts.js';
import { anyOf, phrase } from './phrases.js';
import { timesOfDay, timingWithoutPattern } from './timing-phrases.js';
import type { Token } from './tokens.js';

const UNIT_WORDS: Record<DoseUnit, string> = {
  tablet: 'tab tabs tablet tablets pill pills',
  capsule: 'cap caps capsule capsules',
  sachet: 'sachet sachets',
  lozenge: 'lozenge lozenges',
  suppository: 'suppository suppositories',
  patch: 'patch patches',
  puff: 'puff puffs',
  spray: 'spray sprays',
  drop: 'drop drops gtt',
  application: 'application applications',
  injection: 'injection injections inj',
  vial: 'vial vials',
  ampoule: 'ampoule ampoules amp',
  respule: 'respule respules',
  ml: 'ml mls millilitre millilitres',
  teaspoon: 'tsp tsps tsf teaspoon teaspoons teaspoonful teaspoonfuls',
  tablespoon: 'tbsp tablespoon tablespoons tablespoonful',
  unit: 'unit units iu',
  g: 'g gm gms gram grams',
  mg: 'mg',
  mcg: 'mcg microgram micrograms',
  piece: 'piece pieces',
};

const UNITS = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((text) => [text, unit as DoseUnit] as const),
  ),
);

const unitAt = (tokens: readonly Token[], at: number): DoseUnit | undefined =>
  tokens[at]?.kind === 'word' ? UNITS.get(tokens[at].text) : undefined;

const VERBS = ['take', 'give', 'use', 'apply', 'instil', 'instill', 'inhale', 'inject', 'put'];
const afterVerb = (tokens: readonly Token[], at: number): number =>
  VERBS.includes(tokens[at]?.text) ? at + 1 : at;

/** "2 tablets", "take half tablet", "10 ml". */
const doseWithUnit: Phrase = (tokens, at) =>
  readNumbers(tokens, afterVerb(tokens, at)).flatMap(({ value, next }) => {
    const unit = unitAt(tokens, next);
    return unit ? [{ parts: [{ slot: 'dose', value, unit }], next: next + 1 }] : [];
  });

/** More pieces at a time, and decimals, are a strength: "Amlodipine 5 OD", "Clonazepam 0.25 HS". */
const MOST_PIECES = 4;
/** "2 weekly" is twice a week or every second week, "2 daily" is two or twice. */
const COUNTED_WORDS = ['weekly', 'monthly', 'fortnightly', 'daily', 'a', 'per', 'each', 'every', '/'];

/** "2 BD", "1 at night": a number right before a timing, with the unit left out. */
const bareDose: Phrase = (tokens, at) =>
  readNumbers(tokens, afterVerb(tokens, at)).flatMap(({ value, next }): Match[] => {
    if (value > MOST_PIECES || !Number.isInteger(value * 4) || tokens[at].text.includes('.')) return [];
    const from = tokens[next]?.kind === 'break' ? next + 1 : next;
    const isCounted = COUNTED_WORDS.includes(tokens[from]?.text) && tokens[from + 1]?.text !== 'alternate';
    const isEveryHours = tokens[from]?.text === 'every' && tokens[from + 1]?.kind === 'number';
    if (isCounted && !isEveryHours && value > 1) return [];
    const isBeforeTiming =
      timingWithoutPattern(tokens, from).length > 0 || (value === 1 && pattern(tokens, from).length > 0);
    return isBeforeTiming ? [{ parts: [{ slot: 'dose', value, unit: null }], next }] : [];
  });

/** One amount of a pattern; nothing may be taken at a time. */
function patternAmount(token: Token | undefined): number | null {
  if (token?.kind === 'number') return Number.isInteger(token.value * 1000) ? token.value : null;
  const isPart = token?.kind === 'fraction' && [2, 4].includes(token.under) && token.value < token.under;
  return isPart ? token.value / token.under : null;
}

/** The amounts of "1-0-1": three or four, with the same sign between them. */
function patternAmounts(tokens: readonly Token[], at: number): { amounts: number[]; next: number } | null {
  const sign = tokens[at + 1]?.text;
  if (sign !== '-' && sign !== '+') return null;
  const amounts: number[] = [];
  let next = at;
  for (;;) {
    const amount = patternAmount(tokens[next]);
    if (amount === null) return null;
    amounts.push(amount);
    next += 1;
    const isMore =
      amounts.length < 4 && tokens[next]?.text === sign && patternAmount(tokens[next + 1]) !== null;
    if (!isMore || isSpacedDuration(tokens, next, amounts.length)) break;
    next += 1;
  }
  return amounts.length >= 3 && amounts.some((amount) => amount > 0) ? { amounts, next } : null;
}

/** In "1 - 0 - 1 - 5 days" the 5 belongs to the days. */
const isSpacedDuration = (tokens: readonly Token[], at: number, count: number): boolean =>
  count === 3 &&
  tokens[at].spaced &&
  tokens[at + 1].spaced &&
  /^(d|day|w|wk|week|m|mo|month)/.test(tokens[at + 2]?.text ?? '');

const pattern: Phrase = (tokens, at) => {
  const found = patternAmounts(tokens, afterVerb(tokens, at));
  if (!found) return [];
  const { amounts, next } = found;
  const four = amounts.length === 4 ? amounts : [amounts[0], amounts[1], 0, amounts[2]];
  const unit = unitAt(tokens, next) ?? null;
  // Larger numbers without a unit are a date or a strength.
  if (!unit && four.some((amount) => amount > MOST_PIECES)) return [];
  return [{ parts: [{ slot: 'pattern', amounts: four, unit }], next: unit ? next + 1 : next }];
};

interface Timed {
  value: number;
  unit: DoseUnit | null;
  time: TimeOfDay;
  next: number;
}

/** "10 units in the morning". */
function timedDose(tokens: readonly Token[], at: number): Timed[] {
  return readNumbers(tokens, afterVerb(tokens, at)).flatMap(({ value, next }) => {
    const unit = unitAt(tokens, next) ?? null;
    return timesOfDay(tokens, unit ? next + 1 : next).flatMap(({ times, next: end }) =>
      times.length === 1 ? [{ value, unit, time: times[0], next: end }] : [],
    );
  });
}

const COLUMNS: Partial<Record<TimeOfDay, number>> = { morning: 0, noon: 1, evening: 2, night: 3 };

/** "10 units morning and 6 units night": different amounts at different times are a pattern. */
const amountsByTime: Phrase = (tokens, at) => {
  const matches: Match[] = [];
  const extend = (doses: Timed[], next: number): void => {
    if (doses.length > 1) matches.push(...toPattern(doses, next));
    if (doses.length === 4) return;
    const isJoined = doses.length > 0 && ['and', ',', '&', '+'].includes(tokens[next]?.text);
    for (const dose of timedDose(tokens, isJoined ? next + 1 : next)) extend([...doses, dose], dose.next);
  };
  extend([], at);
  return matches;
};

function toPattern(doses: Timed[], next: number): Match[] {
  const units = new Set(doses.map(({ unit }) => unit).filter((unit) => unit !== null));
  const columns = doses.map(({ time }) => COLUMNS[time]);
  const areAllBare = units.size === 0 && doses.some(({ value }) => value > MOST_PIECES);
  if (units.size > 1 || areAllBare || columns.includes(undefined)) return [];
  if (new Set(columns).size < columns.length) return [];
  const amounts = [0, 0, 0, 0];
  doses.forEach(({ value }, index) => (amounts[columns[index]!] = value));
  return [{ parts: [{ slot: 'pattern', amounts, unit: [...units][0] ?? null }], next }];
}

const application = [
  phrase('apply', () => [{ slot: 'dose', value: 1, unit: 'application' }]),
  phrase('for? local application', () => [{ slot: 'dose', value: 1, unit: 'application' }]),
];

/** A dose that names its unit; it never belongs to the name of a medicine, unless it is a strength. */
export const statedDose = anyOf([doseWithUnit, pattern, amountsByTime, ...application]);

export const dosePhrase = anyOf([statedDose, bareDose]);
