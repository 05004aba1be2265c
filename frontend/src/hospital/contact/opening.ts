import type { Closure } from '../../../../openapi/contract/care/holidays.js';
import type { Hospital } from '../../../../openapi/contract/site/settings.js';
import { addDays, clockDateTime, weekdayOf } from '../../common/format/format';

type Times = Pick<Hospital, 'openingHours' | 'closures' | 'timeZone'>;

/** Whether the hospital is open at a moment, and the next change. */
export interface Opening {
  /** The day of the moment, YYYY-MM-DD. */
  today: string;
  isOpen: boolean;
  /** The holiday of this day. */
  closure: Closure | undefined;
  /** The next opening time while it is closed; null if it is not within two weeks. */
  opens: { date: string; time: string } | null;
}

const MAX_CLOSED_DAYS = 14;

export const closureOn = (closures: Closure[], date: string): Closure | undefined =>
  closures.find(({ from, to }) => from <= date && date <= to);

export function openingAt({ openingHours, closures, timeZone }: Times, moment: Date): Opening {
  const [today, time] = clockDateTime(moment, timeZone).split(' ');
  const { from, to, days } = openingHours;
  const isOpenDay = (date: string) => !closureOn(closures, date) && days.includes(weekdayOf(date));
  const isOpen = isOpenDay(today) && from <= time && time < to;
  const first = time < from ? 0 : 1;
  const coming = Array.from({ length: MAX_CLOSED_DAYS }, (_, n) => addDays(today, first + n));
  const date = isOpen ? undefined : coming.find(isOpenDay);
  return { today, isOpen, closure: closureOn(closures, today), opens: date ? { date, time: from } : null };
}

/** Closures within the next days, today's first. */
export const closuresWithin = (closures: Closure[], today: string, days: number): Closure[] =>
  closures.filter(({ from, to }) => to >= today && from <= addDays(today, days));
