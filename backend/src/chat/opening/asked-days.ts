import { Chrono, GB } from 'chrono-node/en';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import type { Closure } from '../../../../openapi/contract/care/holidays.js';
import { textKeyOf } from '../../questions/text-key.js';
import { inPlainEnglish } from './day-words.js';

/** The time of reading, in the hospital's zone. */
export interface ReadAt {
  instant: Date;
  /** The hospital's UTC offset in minutes. */
  offset: number;
  /** The calendar's holidays, which a message may name. */
  closures: Closure[];
}

/** The days in a message. */
export interface AskedDays {
  /** YYYY-MM-DD, without duplicates, in the order of the message. */
  dates: string[];
  /** Named days that do not exist, e.g. "31 February 2027". */
  impossible: string[];
  /** HH:mm; null when the message names none. */
  time: string | null;
  /** The message without days and times. */
  rest: string;
}

/** The number of days of a period that are checked. */
const MAX_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** "the 25th", without a month. */
const DAY_OF_MONTH = /\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/i;

const dates = GB.clone();
dates.parsers.push({
  pattern: () => DAY_OF_MONTH,
  extract: (context, [, day]) => {
    const today = context.reference.getDateWithAdjustedTimezone();
    const isOver = Number(day) < today.getDate();
    const month = new Date(today.getFullYear(), today.getMonth() + Number(isOver), 1);
    // The next month that has a 31st.
    if (Number(day) === 31 && daysIn(month) < 31) month.setMonth(month.getMonth() + 1);
    return context.createParsingComponents({
      day: Number(day),
      month: month.getMonth() + 1,
      year: month.getFullYear(),
    });
  },
});

/** "32 December": the parser would read only the month. */
const TOO_LATE_IN_MONTH =
  /\b(3[2-9]|[4-9]\d)(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

dates.parsers.push({
  pattern: () => TOO_LATE_IN_MONTH,
  extract: (context, [, day, month]) =>
    context.createParsingComponents({ day: Number(day), month: MONTHS.indexOf(month.toLowerCase()) + 1 }),
});

/** Without the check that a day exists, to find impossible days. */
const unchecked = new Chrono({ parsers: dates.parsers, refiners: [] });

const daysIn = (month: Date): number => new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();

/** The days and the time in a message, in Indian date order: day before month. */
export function askedDays(message: string, { instant, offset, closures }: ReadAt): AskedDays {
  const named = namedClosure(message, closures);
  if (named) return named;
  const english = inPlainEnglish(message);
  const reference = { instant, timezone: offset };
  const impossible = unchecked.parse(english, reference, { forwardDate: true }).filter(isImpossible);
  if (impossible.length > 0) return withoutDays(english, impossible);
  const mentions = dates.parse(english, reference, { forwardDate: true });
  const found = mentions.filter(namesDay);
  const [first] = found;
  return {
    dates: [...new Set(found.flatMap(daysOf))].slice(0, MAX_DAYS),
    impossible: [],
    time: found.length === 1 && first.start.isCertain('hour') ? timeOf(first.start) : null,
    rest: mentions.reduce((rest, { text }) => rest.replace(text, ' '), english),
  };
}

/** A holiday that the message names. */
function namedClosure(message: string, closures: Closure[]): AskedDays | null {
  const said = textKeyOf(message);
  const closure = closures.find(({ name }) => said.includes(textKeyOf(name)));
  if (!closure) return null;
  return {
    dates: daysBetween(closure.from, closure.to),
    impossible: [],
    time: null,
    rest: said.replace(textKeyOf(closure.name), ' holiday '),
  };
}

/** Whether the day does not exist. */
function isImpossible({ start }: ParsedResult): boolean {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  if (!start.isCertain('day') || year === null || month === null || day === null) return false;
  return day > daysIn(new Date(year, month - 1, 1));
}

/** A message with an impossible day: no other day is guessed. */
function withoutDays(english: string, found: ParsedResult[]): AskedDays {
  return {
    dates: [],
    impossible: [...new Set(found.map(({ start }) => nameOf(start)))],
    time: null,
    rest: found.reduce((rest, { text }) => rest.replace(text, ' '), english),
  };
}

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** "31 February 2027" */
function nameOf(parts: ParsedComponents): string {
  const month = monthName.format(Date.UTC(2000, (parts.get('month') ?? 1) - 1, 1));
  return `${parts.get('day')} ${month} ${parts.get('year')}`;
}

/** A month without a day is ignored. */
const namesDay = ({ start }: ParsedResult): boolean =>
  start.isCertain('day') || start.isCertain('weekday') || start.isCertain('hour');

function daysOf({ start, end }: ParsedResult): string[] {
  const from = dateOf(start);
  return end ? daysBetween(from, dateOf(end)) : [from];
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: Math.min(count + 1, MAX_DAYS) }, (_, n) =>
    new Date(Date.parse(from) + n * DAY_MS).toISOString().slice(0, 10),
  );
}

const twoDigits = (part: number | null): string => String(part ?? 0).padStart(2, '0');

const dateOf = (parts: ParsedComponents): string =>
  `${parts.get('year')}-${twoDigits(parts.get('month'))}-${twoDigits(parts.get('day'))}`;

const timeOf = (parts: ParsedComponents): string =>
  `${twoDigits(parts.get('hour'))}:${twoDigits(parts.get('minute'))}`;
