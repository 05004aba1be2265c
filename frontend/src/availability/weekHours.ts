import type { DayHours, DoctorHours } from '../../../openapi/contract/care/hours.js';
import { minutesOf } from '../../../openapi/contract/clock-time.js';
import { WEEKDAYS, inWeekOrder } from '../../../openapi/contract/people/field-lists.js';
import { stepOf, toTime } from './dayTimes';

const NO_HOURS = { from: '09:00', to: '17:00', breakFrom: null, breakTo: null };

/** Possible visit lengths in minutes, including the doctor's present one. */
export const LENGTHS = [10, 15, 20, 30, 45, 60];

/** Hours equivalent to a table of times: from the first to the end of the last on each day. */
export function hoursOfTable(availableDays: readonly string[], timeSlots: readonly string[]): DoctorHours {
  const times = timeSlots.toSorted();
  const slotMinutes = stepOf(times);
  const [first, last] = [times[0], times.at(-1)];
  const span = first && last ? { from: first, to: toTime(minutesOf(last) + slotMinutes) } : {};
  return {
    slotMinutes,
    days: inWeekOrder(availableDays).map((day) => ({ ...NO_HOURS, ...span, day })),
  };
}

/** The same hours with a day added or removed, in the order of the week. */
export function withDay(hours: DoctorHours, day: DayHours['day'], isOn: boolean): DoctorHours {
  const others = hours.days.filter((one) => one.day !== day);
  const like = others.at(-1) ?? NO_HOURS;
  const days = isOn ? [...others, { ...like, day }] : others;
  return { ...hours, days: WEEKDAYS.flatMap((name) => days.filter((one) => one.day === name)) };
}
