import { CalendarDate, ClockTime } from './common.js';

const saidOf = (schema: typeof CalendarDate, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['a picker that was emptied', '', 'Choose a date.'],
  [
    'a picker whose year is half typed',
    '0026-11-24',
    'Choose a date that exists, in the years 1900 to 2199.',
  ],
  ['a picker with a year too long', '20266-11-24', 'Choose a date that exists, in the years 1900 to 2199.'],
  ['a day that no month has', '2026-02-31', 'Choose a date that exists, in the years 1900 to 2199.'],
  ['a program in another form', '24-11-2026', 'Give a date that exists, as YYYY-MM-DD.'],
])('speaks to %s', (_who, value, sentence) => expect(saidOf(CalendarDate, value)).toEqual([sentence]));

it.each([
  ['a picker that was emptied', '', 'Choose a time.'],
  ['a program in another form', '9 AM', 'Give a time as HH:mm.'],
])('speaks of times to %s', (_who, value, sentence) => expect(saidOf(ClockTime, value)).toEqual([sentence]));

it('takes what exists', () => {
  expect(saidOf(CalendarDate, '2028-02-29')).toEqual([]);
  expect(saidOf(ClockTime, '09:30')).toEqual([]);
});
