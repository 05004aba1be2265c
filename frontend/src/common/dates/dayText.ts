import { isCalendarDate } from '../../../../openapi/contract/calendar-date.js';
import { toAsciiDigits } from '../../../../openapi/contract/validation/ascii-digits.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** "24 Nov 2026", also with the weekday, as the portal shows dates. */
const WRITTEN = /^(?:\p{L}+,? )?(\d{1,2}) (\p{L}{3})\p{L}*,? (\d{4})$/u;

/** "24-11-2026" for the calendar date 2026-11-24; '' for none. */
export const toDdMmYyyy = (date: string | null): string => (date ? date.split('-').reverse().join('-') : '');

/** The calendar date of "24-11-2026", or null for an invalid one. One-digit days and months are accepted. */
export function fromDdMmYyyy(text: string): string | null {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** A calendar date in the field's format; other text unchanged. */
export const dayTextOf = (value: string): string => (isCalendarDate(value) ? toDdMmYyyy(value) : value);

/** A pasted date in another format, or null. */
function fromPasted(text: string): string | null {
  if (isCalendarDate(text)) return toDdMmYyyy(text);
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  return index < 0 ? null : toDdMmYyyy(fromDdMmYyyy(`${day}-${index + 1}-${year}`));
}

const SEPARATORS = /[/.\s–-]+/g;
const DAY_FIRST = /^\d{0,2}(?:-\d{0,2}(?:-\d{0,4})?)?$/;
const YEAR_FIRST = /^(?:19|20|21)\d{2}(?:-\d{0,2}(?:-\d{0,2})?)?$/;

/** Whether digits begin with a year, because the second pair is not a month. */
const beginsWithYear = (digits: string): boolean =>
  /^(?:19|20|21)\d{2}/.test(digits) && Number(digits.slice(2, 4)) > 12;

/** The parts joined with dashes; a deleted trailing dash is not restored. */
function parted(plain: string, isLonger: boolean): string {
  const isYearFirst = /^\d{4}-/.test(plain) || beginsWithYear(plain.replace('-', ''));
  const [first, second] = isYearFirst
    ? [/^(\d{2})-?(\d{2})-?(?=\d|$)/, /^(\d{4}-\d{2})(?=\d|$)/]
    : [/^(\d{2})(?=\d|$)/, /^(\d{1,2}-\d{2})(?=\d|$)/];
  const text = plain.replace(first, isYearFirst ? '$1$2-' : '$1-').replace(second, '$1-');
  return isLonger ? text : text.replace(/-$/, plain.endsWith('-') ? '-' : '');
}

/**
 * The text of a date field after a key or paste: digits of any script, with dashes inserted. A complete date
 * that begins with its year is reordered.
 * @param isLonger whether text was added at the end; a deleted dash is not restored
 * @returns null when the input cannot be part of a date
 */
export function maskDay(typed: string, isLonger: boolean): string | null {
  const text = toAsciiDigits(typed).trim();
  const pasted = fromPasted(text);
  if (pasted !== null) return pasted;
  const plain = text.replace(SEPARATORS, '-').replace(/^-/, '');
  if (!/^[\d-]*$/.test(plain)) return null;
  const whole = parted(plain, isLonger);
  if (YEAR_FIRST.test(whole)) return fromPasted(whole) ?? whole;
  return DAY_FIRST.test(whole) ? whole : null;
}
