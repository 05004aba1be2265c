import type { AsNeededReason, DurationUnit, Instruction, Route } from '../dosage-facts.js';
import { DAYS_IN } from '../dosage-facts.js';
import { readNumbers } from './numbers.js';
import type { Match, Part, Phrase } from './parts.js';
import { anyOf, fixedPhrases, phrase } from './phrases.js';
import type { Token } from './tokens.js';

const REASON_WORDS: [template: string, reason: AsNeededReason][] = [
  ['pain|pains', 'pain'],
  ['severe? bodyache', 'pain'],
  ['fever', 'fever'],
  ['headache', 'headache'],
  ['nausea', 'nausea'],
  ['vomiting', 'vomiting'],
  ['cough', 'cough'],
  ['itching', 'itching'],
  ['acidity', 'acidity'],
  ['diarrhoea|diarrhea', 'diarrhoea'],
  ['loose motions|motion|stools', 'diarrhoea'],
  ['constipation', 'constipation'],
  ['wheezing|wheeze', 'wheezing'],
  ['breathlessness', 'breathlessness'],
  ['chest pain', 'chestPain'],
  ['allergy', 'allergy'],
  ['sleeplessness|insomnia', 'sleeplessness'],
  ['anxiety', 'anxiety'],
  ['dizziness|giddiness', 'dizziness'],
  ['seizure|seizures', 'seizure'],
];

const NEEDED = ['sos|prn', 'only? as|when|if needed|required|necessary'];

export const asNeeded = anyOf([
  ...fixedPhrases(NEEDED.map((template) => [template, { slot: 'asNeeded', reason: null }])),
  ...REASON_WORDS.flatMap(([words, reason]) =>
    fixedPhrases([
      ...NEEDED.map((needed): [string, Part] => [`${needed} for|if ${words}`, { slot: 'asNeeded', reason }]),
      [`if|when ${words}`, { slot: 'asNeeded', reason }],
    ]),
  ),
]);

const maxPerDay = (count: number): Part[] | null =>
  Number.isInteger(count) && count <= 24 ? [{ slot: 'maxPerDay', count }] : null;

const MAXIMUM = [
  phrase('max|maximum # times? a|per|in|/ a? day', maxPerDay),
  phrase('max|maximum # times? daily', maxPerDay),
  phrase('max|maximum # times? in|per 24 hours|hrs', maxPerDay),
  phrase('not more than # times? a|per|in|/ a? day', maxPerDay),
  phrase('not more than # times? daily', maxPerDay),
  phrase('not more than # times? in 24 hours|hrs', maxPerDay),
];

const ROUTES: [template: string, route: Route][] = [
  ['oral|orally|po', 'oral'],
  ['p / o', 'oral'],
  ['by mouth', 'oral'],
  ['sl|sublingual|sublingually', 'sublingual'],
  ['s / l', 'sublingual'],
  ['under the? tongue', 'sublingual'],
  ['topical|topically|locally', 'topical'],
  ['inhaled|inhalation', 'inhaled'],
  ['by inhalation', 'inhaled'],
  ['nasal', 'nasal'],
  ['in? each|both nostril|nostrils', 'bothNostrils'],
  ['eye', 'eye'],
  ['in? the? right eye', 'rightEye'],
  ['in? the? left eye', 'leftEye'],
  ['in? each|both eye|eyes', 'bothEyes'],
  ['ear', 'ear'],
  ['in? the? right ear', 'rightEar'],
  ['in? the? left ear', 'leftEar'],
  ['in? each|both ear|ears', 'bothEars'],
  ['sc|subcut|subcutaneous|subcutaneously', 'subcutaneous'],
  ['s / c', 'subcutaneous'],
  ['im|intramuscular|intramuscularly', 'intramuscular'],
  ['i / m', 'intramuscular'],
  ['iv|intravenous|intravenously', 'intravenous'],
  ['i / v', 'intravenous'],
  ['rectal|rectally|pr', 'rectal'],
  ['vaginal|vaginally|pv', 'vaginal'],
  ['transdermal', 'transdermal'],
];

const FOOD = 'food|foods|meal|meals';
const INSTRUCTIONS: [template: string, instruction: Instruction][] = [
  [`before ${FOOD}`, 'beforeFood'],
  ['ac', 'beforeFood'],
  [`30 min|mins|minutes before ${FOOD}`, 'halfHourBeforeFood'],
  [`half an? hour before ${FOOD}`, 'halfHourBeforeFood'],
  [`after ${FOOD}`, 'afterFood'],
  ['pc', 'afterFood'],
  [`with ${FOOD}`, 'withFood'],
  ['on? an? empty stomach', 'emptyStomach'],
  ['with water', 'withWater'],
  ['with milk', 'withMilk'],
  ['dissolve|dissolved in water', 'dissolveInWater'],
  ['chew', 'chew'],
  ['swallow whole', 'swallowWhole'],
  ['on|to|over? the? affected area|areas|part', 'affectedArea'],
  ['rinse mouth after? use?', 'rinseMouth'],
  ['shake well before? use?', 'shakeWell'],
  ['for external use only?', 'externalUse'],
  ['and? then review', 'thenReview'],
];

const UNIT_WORDS: [words: string[], unit: DurationUnit, factor: number][] = [
  [['day', 'days'], 'd', 1],
  [['week', 'weeks', 'wk', 'wks'], 'wk', 1],
  [['fortnight', 'fortnights'], 'wk', 2],
  [['month', 'months', 'mo', 'mth', 'mths'], 'mo', 1],
  [['year', 'years', 'yr', 'yrs'], 'y', 1],
];
const LETTERS: Record<string, DurationUnit> = { d: 'd', w: 'wk', m: 'mo', y: 'y' };
/** The British notation: 5/7 is five days, 2/52 two weeks, 3/12 three months. */
const PARTS_OF: Record<number, DurationUnit> = { 7: 'd', 52: 'wk', 12: 'mo' };

interface Length {
  value: number;
  unit: DurationUnit;
  /** "5d" or "5/7": only after "x" or "for", or after the timing. */
  isShort: boolean;
  next: number;
}

const namedUnit = (token: Token | undefined) =>
  token?.kind === 'word' ? UNIT_WORDS.find(([words]) => words.includes(token.text)) : undefined;

/** "5 days", "1 1/2 months", "5d", "5/7". */
function lengthsAt(tokens: readonly Token[], at: number): Length[] {
  const token = tokens[at];
  const part = token?.kind === 'fraction' ? PARTS_OF[token.under] : undefined;
  if (part) return token.value > 0 ? [{ value: token.value, unit: part, isShort: true, next: at + 1 }] : [];
  return readNumbers(tokens, at).flatMap(({ value, next }): Length[] => {
    const isDashed = tokens[next]?.text === '-' && !tokens[next].spaced;
    const unit = namedUnit(tokens[isDashed ? next + 1 : next]);
    if (unit) {
      const after = isDashed ? next + 2 : next + 1;
      return [{ value: value * unit[2], unit: unit[1], isShort: false, next: after }];
    }
    const letter = tokens[next]?.kind === 'word' ? LETTERS[tokens[next].text] : undefined;
    return letter ? [{ value, unit: letter, isShort: true, next: next + 1 }] : [];
  });
}

function fixed(value: number, unit: DurationUnit, isShort: boolean): Part[] {
  const isWhole = Number.isInteger(value * DAYS_IN[unit]);
  return isWhole ? [{ slot: 'duration', duration: { kind: 'fixed', value, unit }, isShort }] : [];
}

const skip = (tokens: readonly Token[], at: number, words: string[]): number =>
  words.includes(tokens[at]?.text) ? at + 1 : at;

/** "for a week", or "a week" in a field of its own: elsewhere it may be how often. */
function singleLength(tokens: readonly Token[], at: number): Length[] {
  const unit = ['a', 'an'].includes(tokens[at]?.text) ? namedUnit(tokens[at + 1]) : undefined;
  return unit ? [{ value: unit[2], unit: unit[1], isShort: false, next: at + 2 }] : [];
}

/** "x 5 days", "for the next 2 weeks", "1 week and 3 days". */
const fixedDuration: Phrase = (tokens, at) => {
  const afterFor = skip(tokens, skip(tokens, at, ['x']), ['for', 'x']);
  const from = skip(tokens, skip(tokens, afterFor, ['the']), ['next']);
  const isLed = from > at;
  const singles = isLed || tokens[at - 1]?.kind === 'break' ? singleLength(tokens, from) : [];
  return [...lengthsAt(tokens, from), ...singles].flatMap(({ value, unit, isShort, next }): Match[] => {
    const more = skip(tokens, next, ['and', '+', '&']);
    const rests = more > next ? lengthsAt(tokens, more).filter((rest) => !rest.isShort) : [];
    const sums = rests.map((rest) => ({
      parts: fixed(value * DAYS_IN[unit] + rest.value * DAYS_IN[rest.unit], 'd', false),
      next: rest.next,
    }));
    const matches = [{ parts: fixed(value, unit, isShort && !isLed), next }, ...sums];
    return matches.filter(({ parts }) => parts.length > 0);
  });
};

const openEnd = (kind: 'untilReview' | 'longTerm', templates: string[]): Phrase[] =>
  templates.map((template) =>
    phrase(template, () => [{ slot: 'duration', duration: { kind }, isShort: false }]),
  );

const OPEN = [
  ...openEnd('untilReview', [
    'until|till the? next? review|visit|appointment',
    'until|till further notice|advice',
  ]),
  ...openEnd('longTerm', [
    'lifelong',
    'life long',
    'for life',
    'for? long term',
    'ongoing|indefinitely|contd',
    'to? continue|continued',
    'to be continued',
  ]),
];

export const routePhrase = anyOf(
  fixedPhrases(ROUTES.map(([text, route]) => [text, { slot: 'route', route }])),
);

/** Everything besides doses, timing and route. */
export const otherPhrase = anyOf([
  asNeeded,
  ...MAXIMUM,
  ...fixedPhrases(INSTRUCTIONS.map(([text, instruction]) => [text, { slot: 'instruction', instruction }])),
  fixedDuration,
  ...OPEN,
]);
