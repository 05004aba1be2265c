import type { Instruction, TimeOfDay, Weekday } from '../dosage-facts.js';
import { TIMES_OF_DAY, WEEKDAYS } from '../dosage-facts.js';
import type { Match, Part, Phrase } from './parts.js';
import { anyOf, fixedPhrases, phrase } from './phrases.js';
import { asNeeded } from './other-phrases.js';
import type { Token } from './tokens.js';

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= 24;
const perDay = (count: number): Part[] | null => (isCount(count) ? [{ slot: 'perDay', count }] : null);
const per = (count: number, period: number, unit: 'wk' | 'mo'): Part[] | null =>
  isCount(count) && Number.isInteger(period) ? [{ slot: 'per', count, period, unit }] : null;
const everyDays = (days: number): Part[] | null =>
  Number.isInteger(days) && days >= 1 && days <= 90 ? [{ slot: 'everyDays', days }] : null;
const everyHours = (hours: number): Part[] | null =>
  Number.isInteger(hours) && hours >= 1 && hours <= 90 ? [{ slot: 'everyHours', hours }] : null;

const DAILY = [
  phrase('od|qd', () => perDay(1)),
  phrase('bd|bid|bds', () => perDay(2)),
  phrase('tds|tid', () => perDay(3)),
  phrase('qid|qds', () => perDay(4)),
  phrase('#times daily', perDay),
  phrase('daily #times', perDay),
  phrase('#times in? a|per|each|every|/ day', perDay),
  phrase('daily|everyday', () => [{ slot: 'everyDay' }]),
  phrase('a|per|each|every|/ day', () => [{ slot: 'everyDay' }]),
];

const LONGER = [
  phrase('on? alternate day|days', () => everyDays(2)),
  phrase('every alternate day|days', () => everyDays(2)),
  phrase('on? every other|second day', () => everyDays(2)),
  phrase('every third day', () => everyDays(3)),
  phrase('eod|qod', () => everyDays(2)),
  phrase('once? every # days', everyDays),
  phrase('once in # days', everyDays),
  phrase('#times weekly', (count) => per(count, 1, 'wk')),
  phrase('weekly #times', (count) => per(count, 1, 'wk')),
  phrase('#times in? a|per|each|every|/ week', (count) => per(count, 1, 'wk')),
  phrase('# days in? a|per|each|every|/ week', (count) => per(count, 1, 'wk')),
  phrase('weekly', () => per(1, 1, 'wk')),
  phrase('a|per|each|every|/ week', () => per(1, 1, 'wk')),
  phrase('once? every # weeks', (weeks) => per(1, weeks, 'wk')),
  phrase('once in # weeks', (weeks) => per(1, weeks, 'wk')),
  phrase('#times every # weeks', (count, weeks) => per(count, weeks, 'wk')),
  phrase('once? fortnightly', () => per(1, 2, 'wk')),
  phrase('once? every|a|per fortnight', () => per(1, 2, 'wk')),
  phrase('once in a fortnight', () => per(1, 2, 'wk')),
  phrase('#times monthly', (count) => per(count, 1, 'mo')),
  phrase('monthly #times', (count) => per(count, 1, 'mo')),
  phrase('#times in? a|per|each|every|/ month', (count) => per(count, 1, 'mo')),
  phrase('monthly', () => per(1, 1, 'mo')),
  phrase('a|per|each|every month', () => per(1, 1, 'mo')),
  phrase('once? every # months', (months) => per(1, months, 'mo')),
  phrase('once in # months', (months) => per(1, months, 'mo')),
  phrase('#times every # months', (count, months) => per(count, months, 'mo')),
];

const HOURS = [
  phrase('once? every # hours|hour|hrs|hr|h|hourly|hrly', everyHours),
  phrase('q # h|hr|hrs|hourly|hrly', everyHours),
  phrase('# th? hourly|hrly', everyHours),
];

const ONCE = fixedPhrases([
  ['stat? now', { slot: 'once' }],
  ['stat dose?', { slot: 'once' }],
  ['immediately', { slot: 'once' }],
  ['as? a? single|one dose only?', { slot: 'once' }],
]);

const TIME_WORDS: Record<string, TimeOfDay> = {
  morning: 'morning',
  noon: 'noon',
  afternoon: 'noon',
  evening: 'evening',
  night: 'night',
  bedtime: 'bedtime',
};
const MEALS: Record<string, TimeOfDay> = {
  breakfast: 'morning',
  bf: 'morning',
  lunch: 'noon',
  dinner: 'night',
  supper: 'night',
};

interface Times {
  times: TimeOfDay[];
  next: number;
}

const sortedTimes = (times: TimeOfDay[]): TimeOfDay[] => TIMES_OF_DAY.filter((each) => times.includes(each));
const skip = (tokens: readonly Token[], at: number, words: string[]): number =>
  words.includes(tokens[at]?.text) ? at + 1 : at;

/** Names from a table, with a word or a sign between them: "morning and night", "breakfast, dinner". */
function listOf<T>(table: Record<string, T>, between: string[]) {
  return (tokens: readonly Token[], at: number): { values: T[]; next: number }[] => {
    const lists: { values: T[]; next: number }[] = [];
    const values: T[] = [];
    let next = at;
    for (;;) {
      const value = Object.hasOwn(table, tokens[next]?.text ?? '') ? table[tokens[next].text] : undefined;
      if (value === undefined || values.includes(value)) return lists;
      values.push(value);
      next += 1;
      lists.push({ values: [...values], next });
      next = skip(tokens, next, between);
      next = skip(tokens, next, ['and', '&', 'at', 'on', 'in']);
      next = skip(tokens, next, ['at', 'on', 'in', 'the']);
      next = skip(tokens, next, ['the']);
    }
  };
}

const BETWEEN = ['and', ',', '&', '/', '+'];
const timeList = listOf(TIME_WORDS, BETWEEN);
const mealList = listOf(MEALS, BETWEEN);
const nightWords = anyOf(
  fixedPhrases([
    ['hs|qhs', { slot: 'when', times: ['bedtime'] }],
    ['at? bed time', { slot: 'when', times: ['bedtime'] }],
    ['before bed|sleep|sleeping', { slot: 'when', times: ['bedtime'] }],
    ['nocte|nightly', { slot: 'when', times: ['night'] }],
    ['early morning', { slot: 'when', times: ['morning'] }],
  ]),
);

/** "in the morning and at night". */
export function timesOfDay(tokens: readonly Token[], at: number): Times[] {
  const from = skip(tokens, skip(tokens, at, ['in', 'at', 'every', 'each', 'on']), ['the']);
  return timeList(tokens, from).map(({ values, next }) => ({ times: sortedTimes(values), next }));
}

const when: Phrase = (tokens, at) => [
  ...timesOfDay(tokens, at).map(({ times, next }) => ({ parts: [{ slot: 'when', times } as const], next })),
  ...nightWords(tokens, at),
];

const RELATIONS = [
  ...(['before', 'after', 'with'] as const).map((word) =>
    phrase(word, () => [{ slot: 'instruction', instruction: `${word}Food` as Instruction }]),
  ),
  phrase('30 min|mins|minutes before', () => [{ slot: 'instruction', instruction: 'halfHourBeforeFood' }]),
  phrase('half an? hour before', () => [{ slot: 'instruction', instruction: 'halfHourBeforeFood' }]),
];

/** "before breakfast", "after lunch and dinner": a time and an instruction. */
const aroundMeals: Phrase = (tokens, at) =>
  RELATIONS.flatMap((relation) => relation(tokens, at)).flatMap(({ parts, next }) =>
    mealList(tokens, next).map((list) => ({
      parts: [{ slot: 'when', times: sortedTimes(list.values) } as const, ...parts],
      next: list.next,
    })),
  );

const mealShort = [
  phrase('bbf', () => [
    { slot: 'when', times: ['morning'] },
    { slot: 'instruction', instruction: 'beforeFood' },
  ]),
  phrase('abf', () => [
    { slot: 'when', times: ['morning'] },
    { slot: 'instruction', instruction: 'afterFood' },
  ]),
];

const WEEKDAY_WORDS: Record<string, Weekday> = Object.fromEntries(
  (
    [
      ['mon', 'mon monday mondays'],
      ['tue', 'tue tues tuesday tuesdays'],
      ['wed', 'wed weds wednesday wednesdays'],
      ['thu', 'thu thur thurs thursday thursdays'],
      ['fri', 'fri friday fridays'],
      ['sat', 'sat saturday saturdays'],
      ['sun', 'sun sunday sundays'],
    ] satisfies [Weekday, string][]
  ).flatMap(([day, words]) => words.split(' ').map((text) => [text, day])),
);
const weekdayList = listOf(WEEKDAY_WORDS, BETWEEN);
const dashedWeekdays = listOf(WEEKDAY_WORDS, ['-']);

const weekdays: Phrase = (tokens, at) => {
  const from = skip(tokens, at, ['on', 'every', 'each']);
  // "Mon-Fri" may be a range; three days with dashes are a list.
  const dashed = dashedWeekdays(tokens, from).filter(({ values }) => values.length > 2);
  return [...weekdayList(tokens, from), ...dashed].map(({ values, next }): Match => {
    const days = WEEKDAYS.filter((day) => values.includes(day));
    return { parts: [{ slot: 'weekdays', days }], next };
  });
};

export const timing = anyOf([
  ...DAILY,
  ...LONGER,
  ...HOURS,
  ...ONCE,
  when,
  aroundMeals,
  ...mealShort,
  weekdays,
]);

/** What a number without a unit may stand before. */
export const timingWithoutPattern = anyOf([timing, asNeeded]);
