import type { Types } from 'mongoose';
import type { DayHours, DoctorHours } from '../../../openapi/contract/care/hours.js';
import { USUAL_SLOT_MINUTES, minutesOf } from '../../../openapi/contract/care/hours.js';
import { inWeekOrder } from '../../../openapi/contract/people/fields.js';
import { weekdayOf } from '../common/hospital-clock.js';
import type { User } from '../users/user.schema.js';

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_HOUR = 60;

/**
 * What a doctor offers: hours by weekday if set, else the same times on certain days; and the times of extra
 * sessions.
 */
export type Practice = Pick<User, 'availableDays' | 'timeSlots'> &
  Partial<Pick<User, 'hours' | 'extraSessions'>>;

/** A time of day and the length of a visit at that time. */
export interface OfferedTime {
  time: string;
  minutes: number;
  /** The extra session that offers it. */
  sessionId?: Types.ObjectId;
}

/** A range of minutes of a day, counted from midnight. */
interface Span {
  from: number;
  to: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`;

/**
 * The times that a doctor offers on a day (YYYY-MM-DD), in order. Every booking uses it. Usual times give way
 * to an extra session of that day.
 */
export function timesOn(doctor: Practice, date: string): OfferedTime[] {
  const usual = usualTimesOn(doctor, weekdayOf(date));
  const extra = extraTimesOn(doctor, date);
  if (extra.length === 0) return usual;
  return [...extra, ...usual.filter((one) => !extra.some((other) => doOverlap(one, other)))].toSorted(
    (a, b) => minutesOf(a.time) - minutesOf(b.time),
  );
}

/** The times of a doctor's extra sessions on a day (YYYY-MM-DD), from the account's copy. */
export const extraTimesOn = ({ extraSessions = [] }: Practice, date: string): OfferedTime[] =>
  extraSessions
    .filter((session) => session.date === date)
    .flatMap(({ _id, times }) => times.map(({ time, minutes }) => ({ time, minutes, sessionId: _id })));

/** Whether visits at these times overlap. */
export const doOverlap = (one: OfferedTime, other: OfferedTime): boolean =>
  minutesOf(one.time) < minutesOf(other.time) + other.minutes &&
  minutesOf(other.time) < minutesOf(one.time) + one.minutes;

/** The times of a weekday without extra sessions. */
function usualTimesOn(doctor: Practice, weekday: string): OfferedTime[] {
  const { hours } = doctor;
  if (hours) {
    const day = hours.days.find((one) => one.day === weekday);
    return day ? spansOf(day).flatMap((span) => timesWithin(span, hours.slotMinutes)) : [];
  }
  if (!doctor.availableDays.some((day) => day === weekday)) return [];
  return doctor.timeSlots.map((time) => ({ time, minutes: minutesAt(doctor, time) }));
}

/**
 * The length of a visit at this time, offered or not. In a table of times it ends at the next time and never
 * exceeds the usual length.
 */
export function minutesAt({ hours, timeSlots }: Practice, time: string): number {
  const start = minutesOf(time);
  const untilMidnight = MINUTES_PER_DAY - start;
  if (hours) return Math.min(hours.slotMinutes, untilMidnight);
  const next = timeSlots.find((one) => one > time);
  const gap = next === undefined ? USUAL_SLOT_MINUTES : minutesOf(next) - start;
  return Math.min(USUAL_SLOT_MINUTES, gap, untilMidnight);
}

/** The usual length of a doctor's visits; in a table of times the most frequent distance. */
export function usualMinutesOf({ hours, timeSlots }: Practice): number {
  if (hours) return hours.slotMinutes;
  const lengths = timeSlots.slice(0, -1).map((time) => minutesAt({ availableDays: [], timeSlots }, time));
  const countOf = (minutes: number) => lengths.filter((one) => one === minutes).length;
  const [commonest = USUAL_SLOT_MINUTES] = lengths.toSorted((a, b) => countOf(b) - countOf(a) || a - b);
  return commonest;
}

/**
 * A time of a day as a booking stores it: of the extra session that offers it, or with the doctor's usual
 * length.
 */
export const timeAt = (doctor: Practice, date: string, time: string): OfferedTime =>
  extraTimesOn(doctor, date).find((one) => one.time === time) ?? { time, minutes: minutesAt(doctor, time) };

/** Whether a visit lies within the doctor's offered times of a day. */
export function isWithin(
  doctor: Practice,
  date: string,
  { time, minutes }: { time: string | null; minutes: number },
): boolean {
  if (time === null) return timesOn(doctor, date).length > 0;
  if (!doctor.hours || extraTimesOn(doctor, date).some((extra) => extra.time === time))
    return timesOn(doctor, date).some((offered) => offered.time === time);
  const day = doctor.hours.days.find((one) => one.day === weekdayOf(date));
  const start = minutesOf(time);
  return !!day && spansOf(day).some(({ from, to }) => from <= start && start + minutes <= to);
}

/** Days and times in the specification's fields: all days, and each time that some day has. */
export function tableOf(hours: DoctorHours): Pick<User, 'availableDays' | 'timeSlots'> {
  const offered = hours.days.map(({ day }) => ({
    day,
    times: usualTimesOn({ hours, availableDays: [], timeSlots: [] }, day).map(({ time }) => time),
  }));
  return {
    availableDays: inWeekOrder(offered.filter(({ times }) => times.length > 0).map(({ day }) => day)),
    timeSlots: [...new Set(offered.flatMap(({ times }) => times))].toSorted(),
  };
}

/** Each minute of a day that a visit covers. Visits that share a minute overlap. */
export const minutesCovered = ({ time, minutes }: OfferedTime): number[] =>
  Array.from({ length: minutes }, (_, index) => minutesOf(time) + index);

/** The working time before and after the break. */
const spansOf = ({ from, to, breakFrom, breakTo }: DayHours): Span[] => {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (breakFrom === null || breakTo === null) return [{ from: start, to: end }];
  return [
    { from: start, to: minutesOf(breakFrom) },
    { from: minutesOf(breakTo), to: end },
  ];
};

/** The visit times of this length that fit into a range, back to back. */
export function timesWithin({ from, to }: Span, minutes: number): OfferedTime[] {
  const count = Math.max(0, Math.floor((to - from) / minutes));
  return Array.from({ length: count }, (_, index) => ({ time: timeOf(from + index * minutes), minutes }));
}
