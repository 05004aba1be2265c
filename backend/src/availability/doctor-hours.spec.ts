import { DoctorHours } from '../../../openapi/contract/care/hours.js';
import type { DayHours } from '../../../openapi/contract/care/hours.js';
import { Types } from 'mongoose';
import {
  isWithin,
  minutesAt,
  minutesCovered,
  tableOf,
  timeAt,
  timesOn,
  usualMinutesOf,
} from './doctor-hours.js';
import type { Practice } from './doctor-hours.js';

const table = (timeSlots: string[], availableDays = ['Monday']): Practice => ({
  availableDays: availableDays as Practice['availableDays'],
  timeSlots,
});
const day = (overrides: Partial<DayHours> = {}): DayHours => ({
  day: 'Monday',
  from: '09:00',
  to: '12:00',
  breakFrom: null,
  breakTo: null,
  ...overrides,
});
const withHours = (slotMinutes: number, days: DayHours[]): Practice => {
  const hours = { slotMinutes, days };
  return { hours, ...tableOf(hours) };
};
/** A Monday, the day after, and the weekend of that week. */
const [MONDAY, TUESDAY, SATURDAY, SUNDAY] = ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'];
const times = (doctor: Practice, date = MONDAY) => timesOn(doctor, date).map(({ time }) => time);

describe('The times of a doctor', () => {
  it.each<[string[], number[]]>([
    [
      ['10:00', '10:30', '11:00'],
      [30, 30, 30],
    ],
    [
      ['10:00', '10:15', '16:00'],
      [15, 30, 30],
    ],
    [
      ['10:07', '10:22'],
      [15, 30],
    ],
    [['23:45'], [15]],
    [['23:59'], [1]],
    [[], []],
  ])('is those of the table %j, as long as %j', (slots, lengths) => {
    expect(timesOn(table(slots), MONDAY)).toEqual(
      slots.map((time, index) => ({ time, minutes: lengths[index] })),
    );
    expect(timesOn(table(slots), TUESDAY)).toEqual([]);
  });

  it('differs by weekday, stops for the break and ends with the hours', () => {
    const doctor = withHours(40, [
      day({ to: '13:00', breakFrom: '10:30', breakTo: '11:00' }),
      day({ day: 'Saturday', to: '10:00' }),
    ]);
    expect(times(doctor)).toEqual(['09:00', '09:40', '11:00', '11:40', '12:20']);
    expect(times(doctor, SATURDAY)).toEqual(['09:00']);
    expect(times(doctor, SUNDAY)).toEqual([]);
    expect(doctor.availableDays).toEqual(['Monday', 'Saturday']);
    expect(doctor.timeSlots).toEqual(['09:00', '09:40', '11:00', '11:40', '12:20']);
  });

  it('never overlap, whatever their length', () => {
    for (const slotMinutes of [5, 7, 15, 20, 25, 45, 240]) {
      const doctor = withHours(slotMinutes, [day({ to: '18:00', breakFrom: '13:05', breakTo: '13:50' })]);
      const covered = timesOn(doctor, MONDAY).flatMap(minutesCovered);
      expect(new Set(covered).size).toBe(covered.length);
    }
  });

  it.each([
    ['09:00', 20, true],
    ['09:10', 20, true],
    ['11:50', 20, false],
    ['10:20', 20, false],
    ['08:50', 20, false],
  ])('says of a visit at %s of %i minutes that it lies within: %s', (time, minutes, within) => {
    const doctor = withHours(20, [day({ breakFrom: '10:30', breakTo: '11:00' })]);
    expect(isWithin(doctor, MONDAY, { time, minutes })).toBe(within);
    expect(isWithin(doctor, TUESDAY, { time, minutes })).toBe(false);
  });

  it('takes a visit for a day alone to lie within on the days of the doctor', () => {
    expect(isWithin(table(['10:00']), MONDAY, { time: null, minutes: 0 })).toBe(true);
    expect(isWithin(table(['10:00']), TUESDAY, { time: null, minutes: 0 })).toBe(false);
    expect(isWithin(table(['10:00']), MONDAY, { time: '10:30', minutes: 30 })).toBe(false);
  });

  it('knows how long a visit takes that begins at any time', () => {
    expect(minutesAt(table(['10:00', '10:15']), '10:05')).toBe(10);
    expect(minutesAt(withHours(45, [day()]), '10:05')).toBe(45);
    expect(minutesAt(withHours(45, [day()]), '23:30')).toBe(30);
  });
});

describe('Times of extra sessions', () => {
  const extra = (doctor: Practice, ...starts: string[]): Practice => ({
    ...doctor,
    extraSessions: [
      { _id: new Types.ObjectId(), date: SATURDAY, times: starts.map((time) => ({ time, minutes: 20 })) },
    ],
  });

  it('is merged with the usual times on its day only, and replaces those it overlaps', () => {
    const doctor = extra(table(['09:00', '10:00'], ['Monday', 'Saturday']), '08:00', '09:45');
    expect([times(doctor), times(doctor, SATURDAY)]).toEqual([
      ['09:00', '10:00'],
      ['08:00', '09:00', '09:45'],
    ]);
    expect(times(extra(table([]), '08:00'), SATURDAY)).toEqual(['08:00']);
  });

  it('keeps their length and their session, whatever the doctor offers now', () => {
    const doctor = extra(withHours(45, [day()]), '14:00');
    const sessionId = doctor.extraSessions![0]._id;
    expect(timeAt(doctor, SATURDAY, '14:00')).toEqual({ time: '14:00', minutes: 20, sessionId });
    expect(timeAt(doctor, MONDAY, '14:00')).toEqual({ time: '14:00', minutes: 45 });
    expect(isWithin(doctor, SATURDAY, { time: '14:00', minutes: 20 })).toBe(true);
    expect(isWithin(doctor, SATURDAY, { time: '15:00', minutes: 20 })).toBe(false);
    expect(isWithin(doctor, SATURDAY, { time: null, minutes: 0 })).toBe(true);
  });

  it.each<[string[], number]>([
    [['10:00', '10:20', '10:40'], 20],
    [['09:00', '09:30', '10:00', '10:20'], 30],
    [['10:00', '10:15'], 15],
    [['10:00', '16:00'], 30],
    [['23:50'], 30],
    [[], 30],
  ])('is as long as the visits of the table %j are as a rule: %i minutes', (slots, minutes) => {
    expect(usualMinutesOf(table(slots))).toBe(minutes);
    expect(usualMinutesOf(withHours(45, [day()]))).toBe(45);
  });
});

describe('Hours that make no sense', () => {
  it.each<[string, Partial<DayHours>, string]>([
    ['an end before the beginning', { to: '08:00' }, 'days.0.to'],
    ['half a break', { breakFrom: '10:00' }, 'days.0.breakTo'],
    ['the other half', { breakTo: '10:00' }, 'days.0.breakFrom'],
    ['a break that ends before it begins', { breakFrom: '11:00', breakTo: '10:00' }, 'days.0.breakTo'],
    ['a break before the hours', { breakFrom: '08:00', breakTo: '10:00' }, 'days.0.breakFrom'],
    ['a break after them', { breakFrom: '11:00', breakTo: '12:00' }, 'days.0.breakTo'],
    ['hours shorter than a visit', { to: '09:10' }, 'days.0.to'],
  ])('is refused: %s', (_name, overrides, path) => {
    const { error } = DoctorHours.safeParse({ slotMinutes: 30, days: [day(overrides)] });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });

  it('is refused where a day is named twice or a visit has no length', () => {
    expect(DoctorHours.safeParse({ slotMinutes: 30, days: [day(), day()] }).success).toBe(false);
    for (const slotMinutes of [0, 4, 241, 7.5, null])
      expect(DoctorHours.safeParse({ slotMinutes, days: [day()] }).success).toBe(false);
  });
});
