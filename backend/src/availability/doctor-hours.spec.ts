import { DoctorHours } from '../../../openapi/contract/care/hours.js';
import type { DayHours } from '../../../openapi/contract/care/hours.js';
import { isWithin, minutesAt, minutesCovered, tableOf, timesOn } from './doctor-hours.js';
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
const times = (doctor: Practice, weekday = 'Monday') => timesOn(doctor, weekday).map(({ time }) => time);

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
  ])('should be those of the table %j, as long as %j', (slots, lengths) => {
    expect(timesOn(table(slots), 'Monday')).toEqual(
      slots.map((time, index) => ({ time, minutes: lengths[index] })),
    );
    expect(timesOn(table(slots), 'Tuesday')).toEqual([]);
  });

  it('should differ by weekday, stop for the break and end with the hours', () => {
    const doctor = withHours(40, [
      day({ to: '13:00', breakFrom: '10:30', breakTo: '11:00' }),
      day({ day: 'Saturday', to: '10:00' }),
    ]);
    expect(times(doctor)).toEqual(['09:00', '09:40', '11:00', '11:40', '12:20']);
    expect(times(doctor, 'Saturday')).toEqual(['09:00']);
    expect(times(doctor, 'Sunday')).toEqual([]);
    expect(doctor.availableDays).toEqual(['Monday', 'Saturday']);
    expect(doctor.timeSlots).toEqual(['09:00', '09:40', '11:00', '11:40', '12:20']);
  });

  it('should never overlap, whatever the length', () => {
    for (const slotMinutes of [5, 7, 15, 20, 25, 45, 240]) {
      const doctor = withHours(slotMinutes, [day({ to: '18:00', breakFrom: '13:05', breakTo: '13:50' })]);
      const covered = timesOn(doctor, 'Monday').flatMap(minutesCovered);
      expect(new Set(covered).size).toBe(covered.length);
    }
  });

  it.each([
    ['09:00', 20, true],
    ['09:10', 20, true],
    ['11:50', 20, false],
    ['10:20', 20, false],
    ['08:50', 20, false],
  ])('should say of a visit at %s of %i minutes that it lies within: %s', (time, minutes, within) => {
    const doctor = withHours(20, [day({ breakFrom: '10:30', breakTo: '11:00' })]);
    expect(isWithin(doctor, 'Monday', { time, minutes })).toBe(within);
    expect(isWithin(doctor, 'Tuesday', { time, minutes })).toBe(false);
  });

  it('should take a visit for a day alone to lie within on the days of the doctor', () => {
    expect(isWithin(table(['10:00']), 'Monday', { time: null, minutes: 0 })).toBe(true);
    expect(isWithin(table(['10:00']), 'Tuesday', { time: null, minutes: 0 })).toBe(false);
    expect(isWithin(table(['10:00']), 'Monday', { time: '10:30', minutes: 30 })).toBe(false);
  });

  it('should know how long a visit takes that begins at any time', () => {
    expect(minutesAt(table(['10:00', '10:15']), '10:05')).toBe(10);
    expect(minutesAt(withHours(45, [day()]), '10:05')).toBe(45);
    expect(minutesAt(withHours(45, [day()]), '23:30')).toBe(30);
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
  ])('should be refused: %s', (_name, overrides, path) => {
    const { error } = DoctorHours.safeParse({ slotMinutes: 30, days: [day(overrides)] });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });

  it('should be refused where a day is named twice or a visit has no length', () => {
    expect(DoctorHours.safeParse({ slotMinutes: 30, days: [day(), day()] }).success).toBe(false);
    for (const slotMinutes of [0, 4, 241, 7.5, null])
      expect(DoctorHours.safeParse({ slotMinutes, days: [day()] }).success).toBe(false);
  });
});
