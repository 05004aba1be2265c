import { GB } from 'chrono-node/en';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import type { Closure } from '../../../../openapi/contract/care/holidays.js';
import { textKeyOf } from '../../questions/text-key.js';
import { inPlainEnglish } from './day-words.js';

/** When a message is read, on the hospital's clock. */
export interface ReadAt {
  instant: Date;
  /** Minutes that the hospital's clock is ahead of UTC. */
  offset: number;
  /** The holidays of the calendar: a message may call a day by their names. */
  closures: Closure[];
}

/** The days that a message names. */
export interface AskedDays {
  /** YYYY-MM-DD, each once, in the order of the message. */
  dates: string[];
  /** HH:mm; null when the message names none. */
  time: string | null;
  /** The message without them. */
  rest: string;
}

/** So many days of a period are looked at. */
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
    return context.createParsingComponents({
      day: Number(day),
      month: month.getMonth() + 1,
      year: month.getFullYear(),
    });
  },
});

/** The days and the time that a message names, read as a person in India writes dates: the day before the month. */
export function askedDays(message: string, { instant, offset, closures }: ReadAt): AskedDays {
  const named = namedClosure(message, closures);
  if (named) return named;
  const english = inPlainEnglish(message);
  const mentions = dates.parse(english, { instant, timezone: offset }, { forwardDate: true });
  const found = mentions.filter(namesDay);
  const [first] = found;
  return {
    dates: [...new Set(found.flatMap(daysOf))].slice(0, MAX_DAYS),
    time: found.length === 1 && first.start.isCertain('hour') ? timeOf(first.start) : null,
    rest: mentions.reduce((rest, { text }) => rest.replace(text, ' '), english),
  };
}

/** A holiday that the message calls by its name in the calendar. */
function namedClosure(message: string, closures: Closure[]): AskedDays | null {
  const said = textKeyOf(message);
  const closure = closures.find(({ name }) => said.includes(textKeyOf(name)));
  if (!closure) return null;
  return {
    dates: daysBetween(closure.from, closure.to),
    time: null,
    rest: said.replace(textKeyOf(closure.name), ' holiday '),
  };
}

/** A month alone is no day. */
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
