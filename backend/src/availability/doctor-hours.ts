import type { DayHours, DoctorHours } from '../../../openapi/contract/care/hours.js';
import { USUAL_SLOT_MINUTES, minutesOf } from '../../../openapi/contract/care/hours.js';
import { inWeekOrder } from '../../../openapi/contract/people/fields.js';
import type { User } from '../users/user.schema.js';

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_HOUR = 60;

/** What a doctor offers: hours by weekday where they are set, else the same times on each of some days. */
export type Practice = Pick<User, 'availableDays' | 'timeSlots'> & Partial<Pick<User, 'hours'>>;

/** A time of day and how long a visit takes that begins then. */
export interface OfferedTime {
  time: string;
  minutes: number;
}

interface Span {
  from: number;
  to: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`;

/** The times that a doctor offers on a day of the week, in their order. Everything that is booked asks here. */
export function timesOn(doctor: Practice, weekday: string): OfferedTime[] {
  const { hours } = doctor;
  if (hours) {
    const day = hours.days.find((one) => one.day === weekday);
    return day ? spansOf(day).flatMap((span) => timesWithin(span, hours.slotMinutes)) : [];
  }
  if (!doctor.availableDays.some((day) => day === weekday)) return [];
  return doctor.timeSlots.map((time) => ({ time, minutes: minutesAt(doctor, time) }));
}

/**
 * How long a visit takes that begins at this time, offered or not. In a table of times it ends where the next one begins,
 * and is never longer than usual.
 */
export function minutesAt({ hours, timeSlots }: Practice, time: string): number {
  const start = minutesOf(time);
  const untilMidnight = MINUTES_PER_DAY - start;
  if (hours) return Math.min(hours.slotMinutes, untilMidnight);
  const next = timeSlots.find((one) => one > time);
  const gap = next === undefined ? USUAL_SLOT_MINUTES : minutesOf(next) - start;
  return Math.min(USUAL_SLOT_MINUTES, gap, untilMidnight);
}

/** Whether a visit of this time lies within what the doctor offers on a day of the week. */
export function isWithin(
  doctor: Practice,
  weekday: string,
  { time, minutes }: { time: string | null; minutes: number },
): boolean {
  if (time === null) return timesOn(doctor, weekday).length > 0;
  const day = doctor.hours?.days.find((one) => one.day === weekday);
  if (!doctor.hours) return timesOn(doctor, weekday).some((offered) => offered.time === time);
  const start = minutesOf(time);
  return !!day && spansOf(day).some(({ from, to }) => from <= start && start + minutes <= to);
}

/** Days and times as the specification's fields name them: all days, and each time that some day has. */
export function tableOf(hours: DoctorHours): Pick<User, 'availableDays' | 'timeSlots'> {
  const offered = hours.days.map(({ day }) => ({
    day,
    times: timesOn({ hours, availableDays: [], timeSlots: [] }, day).map(({ time }) => time),
  }));
  return {
    availableDays: inWeekOrder(offered.filter(({ times }) => times.length > 0).map(({ day }) => day)),
    timeSlots: [...new Set(offered.flatMap(({ times }) => times))].toSorted(),
  };
}

/** Each minute of a day that a visit covers: two visits that share one would overlap. */
export const minutesCovered = ({ time, minutes }: OfferedTime): number[] =>
  Array.from({ length: minutes }, (_, index) => minutesOf(time) + index);

/** The working time of a day, before and after the break. */
const spansOf = ({ from, to, breakFrom, breakTo }: DayHours): Span[] => {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (breakFrom === null || breakTo === null) return [{ from: start, to: end }];
  return [
    { from: start, to: minutesOf(breakFrom) },
    { from: minutesOf(breakTo), to: end },
  ];
};

function timesWithin({ from, to }: Span, minutes: number): OfferedTime[] {
  const count = Math.max(0, Math.floor((to - from) / minutes));
  return Array.from({ length: count }, (_, index) => ({ time: timeOf(from + index * minutes), minutes }));
}
