import { isCalendarDate } from '../../../../openapi/contract/calendar-date.js';
import { doctorAppointmentWords } from '../../words/care/doctorAppointments';

/** "24-11-2026" for the calendar date 2026-11-24; '' for none. */
export const toDdMmYyyy = (date: string | null): string => (date ? date.split('-').reverse().join('-') : '');

/** The calendar date of "24-11-2026", or null if there is no such day. One-digit days and months are understood. */
export function fromDdMmYyyy(text: string): string | null {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/**
 * What is wrong with the date that a doctor typed, or null.
 * @param today calendar date of the hospital, YYYY-MM-DD
 */
export function problemOfDate(text: string, today: string): string | null {
  const date = fromDdMmYyyy(text);
  if (!date) return doctorAppointmentWords.enterDateThatExistsAs;
  return date < today ? doctorAppointmentWords.dateCannotBeInPast : null;
}
