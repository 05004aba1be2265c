import { addDays } from '../format/format';

const MONTH_NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
const WEEK = 7;

/** January to December. */
export const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  MONTH_NAME.format(new Date(Date.UTC(2026, month, 1))),
);
/** Column headings; the week begins on Monday. */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const twoDigits = (part: number) => String(part).padStart(2, '0');
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Year, month from 1, and day of a calendar date. */
export function partsOfDay(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** The same day of another month, limited to its last day. */
export function inMonth(date: string, year: number, month: number): string {
  const moved = new Date(Date.UTC(year, month - 1, 1));
  const [wholeYear, wholeMonth] = [moved.getUTCFullYear(), moved.getUTCMonth() + 1];
  const day = Math.min(partsOfDay(date).day, lastDayOf(wholeYear, wholeMonth));
  return `${wholeYear}-${twoDigits(wholeMonth)}-${twoDigits(day)}`;
}

/** The weekday index, 0 for Monday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % WEEK;

/** Weeks of the date's month, with null for days of other months. */
export function weeksOf(date: string): (string | null)[][] {
  const { year, month } = partsOfDay(date);
  const first = inMonth('2026-01-01', year, month);
  const blanks = Array.from({ length: weekdayOf(first) }, () => null);
  const days = Array.from({ length: lastDayOf(year, month) }, (_, index) => addDays(first, index));
  const cells = [...blanks, ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => cells[week * WEEK + index] ?? null),
  );
}

/** The day that a key moves to, or null for other keys. */
export function dayAfterKey(date: string, key: string, isShift: boolean): string | null {
  const { year, month } = partsOfDay(date);
  const months = isShift ? 12 : 1;
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -WEEK),
    ArrowDown: () => addDays(date, WEEK),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, WEEK - 1 - weekdayOf(date)),
    PageUp: () => inMonth(date, year, month - months),
    PageDown: () => inMonth(date, year, month + months),
  };
  return steps[key]?.() ?? null;
}
