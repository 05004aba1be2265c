import type { DayPart, DoctorsQuery } from '../../../../openapi/contract/people/doctors.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/slots.js';
import { WEEKDAYS } from '../../../../openapi/contract/people/fields.js';
import type { Weekday } from '../../../../openapi/contract/people/fields.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import type { TimePreference } from './openings.js';

const DAYS_PER_WEEK = 7;
const NOON = '12:00';
const EVENING = '17:00';

const IS_IN: Record<DayPart, (time: string) => boolean> = {
  morning: (time) => time < NOON,
  afternoon: (time) => time >= NOON && time < EVENING,
  evening: (time) => time >= EVENING,
};

/** The last day of a day's week, i.e. its Sunday. */
const sundayOf = (date: string, clock: HospitalClock): string =>
  clock.addDays(date, (DAYS_PER_WEEK - new Date(`${date}T00:00:00Z`).getUTCDay()) % DAYS_PER_WEEK);

/** The requested days; null for all bookable days, also for a weekday. */
function daysOf(day: DoctorsQuery['day'], today: string, clock: HospitalClock): [string, string] | null {
  if (day === 'today') return [today, today];
  if (day === 'tomorrow') return [clock.addDays(today, 1), clock.addDays(today, 1)];
  if (day === 'this-week') return [today, sundayOf(today, clock)];
  return day && /^\d/.test(day) ? [day, day] : null;
}

/** The requested free times of a list of doctors: in the future, on these days, in this part of the day. */
export function timePreference({ day, part }: DoctorsQuery, clock: HospitalClock): TimePreference {
  const now = clock.wall();
  const last = clock.addDays(now.date, BOOKING_DAYS_AHEAD);
  const [from, to] = daysOf(day, now.date, clock) ?? [now.date, last];
  return {
    from: from > now.date ? from : now.date,
    to: to < last ? to : last,
    isWanted: (date, time) =>
      (date > now.date || time > now.time) && (part === undefined || IS_IN[part](time)),
  };
}

/** The requested weekday, on which the doctor must work, free or not. */
export const weekdayOf = ({ day }: DoctorsQuery): Weekday | null =>
  WEEKDAYS.find((weekday) => weekday === day) ?? null;

/** Whether only doctors with a matching free time are requested. */
export const hasTimePreference = (query: DoctorsQuery): boolean =>
  query.part !== undefined || (query.day !== undefined && weekdayOf(query) === null);
