import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { addDays } from '../../common/format/format';
import { whenOf } from '../when';

const DAYS_IN_WEEK = 7;
/** Sunday is 0 in JavaScript; the hospital's week begins on Monday. */
const daysSinceMonday = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % DAYS_IN_WEEK;

/** The Monday of a date's week (YYYY-MM-DD). */
export const mondayOf = (date: string): string => addDays(date, -daysSinceMonday(date));

/** The seven dates of the week that begins on this Monday. */
export const datesOfWeek = (monday: string): string[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, day) => addDays(monday, day));

/** The Monday this many weeks later, or earlier for a negative number. */
export const addWeeks = (monday: string, weeks: number): string => addDays(monday, weeks * DAYS_IN_WEEK);

/** One place of the week: a day and a time of day (null: no time). */
export interface Place {
  date: string;
  time: string | null;
}

/** The visits of one place. */
export const visitsAt = (visits: AppointmentDto[], { date, time }: Place): AppointmentDto[] =>
  visits.filter((visit) => {
    const when = whenOf(visit);
    return when.date === date && when.time === time;
  });

/** Rows of the week: visits without a time first, then each time of day with a visit or a free time. */
export function timesOfWeek(visits: AppointmentDto[], freeTimes: string[]): (string | null)[] {
  const times = new Set([...visits.map((visit) => whenOf(visit).time), ...freeTimes]);
  const clock = [...times].filter((time) => time !== null).sort();
  return times.has(null) ? [null, ...clock] : clock;
}
