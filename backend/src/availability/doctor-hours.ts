import type { Types } from 'mongoose';
import type { DayHours, DoctorHours } from '../../../openapi/contract/care/hours.js';
import { USUAL_SLOT_MINUTES, minutesOf } from '../../../openapi/contract/care/hours.js';
import { inWeekOrder } from '../../../openapi/contract/people/fields.js';
import { weekdayOf } from '../common/hospital-clock.js';
import type { User } from '../users/user.schema.js';

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_HOUR = 60;

/**
 * What a doctor offers: hours by weekday where they are set, else the same times on each of some days; and the times of
 * extra sessions.
 */
export type Practice = Pick<User, 'availableDays' | 'timeSlots'> &
  Partial<Pick<User, 'hours' | 'extraSessions'>>;

/** A time of day and how long a visit takes that begins then. */
export interface OfferedTime {
  time: string;
  minutes: number;
  /** The extra session that it is of. */
  sessionId?: Types.ObjectId;
}

/** Some minutes of a day, from midnight. */
interface Span {
  from: number;
  to: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`;

/**
 * The times that a doctor offers on a day (YYYY-MM-DD), in their order. Everything that is booked asks here. An extra
 * session is of this very day: usual times that were set over it afterwards make room for it.
 */
export function timesOn(doctor: Practice, date: string): OfferedTime[] {
  const usual = usualTimesOn(doctor, weekdayOf(date));
  const extra = extraTimesOn(doctor, date);
  if (extra.length === 0) return usual;
  return [...extra, ...usual.filter((one) => !extra.some((other) => doOverlap(one, other)))].toSorted(
    (a, b) => minutesOf(a.time) - minutesOf(b.time),
  );
}

/** The times of a doctor's extra sessions on a day (YYYY-MM-DD), as the account carries them. */
export const extraTimesOn = ({ extraSessions = [] }: Practice, date: string): OfferedTime[] =>
  extraSessions
    .filter((session) => session.date === date)
    .flatMap(({ _id, times }) => times.map(({ time, minutes }) => ({ time, minutes, sessionId: _id })));

/** Whether two visits of these times could not both take place. */
export const doOverlap = (one: OfferedTime, other: OfferedTime): boolean =>
  minutesOf(one.time) < minutesOf(other.time) + other.minutes &&
  minutesOf(other.time) < minutesOf(one.time) + one.minutes;

/** The times of a day of the week, extra sessions apart. */
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

/** How long the visits of a doctor are, as a rule: in a table of times as most of its times are apart. */
export function usualMinutesOf({ hours, timeSlots }: Practice): number {
  if (hours) return hours.slotMinutes;
  const lengths = timeSlots.slice(0, -1).map((time) => minutesAt({ availableDays: [], timeSlots }, time));
  const countOf = (minutes: number) => lengths.filter((one) => one === minutes).length;
  const [commonest = USUAL_SLOT_MINUTES] = lengths.toSorted((a, b) => countOf(b) - countOf(a) || a - b);
  return commonest;
}

/**
 * A time of a day as it would be booked: of the extra session that offers it, or as long as the doctor's visits are,
 * offered or not.
 */
export const timeAt = (doctor: Practice, date: string, time: string): OfferedTime =>
  extraTimesOn(doctor, date).find((one) => one.time === time) ?? { time, minutes: minutesAt(doctor, time) };

/** Whether a visit of this time lies within what the doctor offers on a day. */
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

/** Days and times as the specification's fields name them: all days, and each time that some day has. */
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

/** The times of visits of this length that fit into a span of the day, one after the other. */
export function timesWithin({ from, to }: Span, minutes: number): OfferedTime[] {
  const count = Math.max(0, Math.floor((to - from) / minutes));
  return Array.from({ length: count }, (_, index) => ({ time: timeOf(from + index * minutes), minutes }));
}
