import type { Weekday } from '../../../../openapi/contract/people/fields.js';
import { DEFAULT_TIME_ZONE } from './zone';

const LOCALE = 'en-IN';
const DAY_MS = 86_400_000;

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(instant: Date, options: Intl.DateTimeFormatOptions): Parts {
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const DATE_PARTS = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const sentenceOfDate = ({ weekday, day, month, year }: Parts) => `${weekday}, ${day} ${month} ${year}`;
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** "Tue, 24 Nov 2026" for a calendar date YYYY-MM-DD. */
export const formatDate = (date: string): string =>
  sentenceOfDate(partsOf(noonOf(date), { ...DATE_PARTS, timeZone: 'UTC' }));

/** "Tue, 24 Nov" for a calendar date YYYY-MM-DD of the next months. */
export function formatDay(date: string): string {
  const { weekday, day, month } = partsOf(noonOf(date), { ...DATE_PARTS, timeZone: 'UTC' });
  return `${weekday}, ${day} ${month}`;
}

/** "Tuesday" for a calendar date YYYY-MM-DD. */
export const weekdayOf = (date: string): Weekday =>
  partsOf(noonOf(date), { weekday: 'long', timeZone: 'UTC' }).weekday as Weekday;

/** "10:30 AM" for a clock time HH:mm. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

const zoneName = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;

/**
 * "Tue, 24 Nov 2026, 10:30 AM IST" for a date and time of the hospital; without a time only the date.
 * @param date YYYY-MM-DD, time HH:mm, both already in the hospital's zone
 */
export function formatVisit(
  date: string,
  time: string | null | undefined,
  timeZone = DEFAULT_TIME_ZONE,
): string {
  if (!time) return formatDate(date);
  return `${formatDate(date)}, ${formatTime(time)} ${zoneName(noonOf(date), timeZone)}`;
}

/** "Tue, 24 Nov 2026, 10:30 AM IST" for an instant (ISO 8601), in the hospital's zone. */
export function formatInstant(instant: string, timeZone = DEFAULT_TIME_ZONE): string {
  const moment = new Date(instant);
  const clock = partsOf(moment, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = sentenceOfDate(partsOf(moment, { ...DATE_PARTS, timeZone }));
  return `${date}, ${formatTime(`${clock.hour}:${clock.minute}`)} ${zoneName(moment, timeZone)}`;
}

/** The calendar date (YYYY-MM-DD) of an instant in the hospital's zone. */
export function calendarDate(moment: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = partsOf(moment, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return `${year}-${month}-${day}`;
}

/** "2026-11-24 09:05": an instant in the hospital's zone, in sortable form. */
export function clockDateTime(moment: Date, timeZone = DEFAULT_TIME_ZONE): string {
  const { hour, minute } = partsOf(moment, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${calendarDate(moment, timeZone)} ${hour}:${minute}`;
}

/** The calendar date so many days after (or, negative, before) a date YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(noonOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** "₹1,200" or "₹1,200.50" for an amount in rupees. */
export const formatRupees = (amount: number): string =>
  new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** The public part of an id: its last 8 characters. */
export const shortId = (id: string): string => id.slice(-8);

/** "09:05" (minutes and seconds) for remaining milliseconds; never below 00:00. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
