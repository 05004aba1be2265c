import { CalendarDate, ClockTime } from './common.js';

const messagesFor = (schema: typeof CalendarDate, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ['an empty picker', '', 'Choose a date.'],
  ['a picker with a partial year', '0026-11-24', 'Choose an existing date in the years 1900 to 2199.'],
  ['a picker with a five-digit year', '20266-11-24', 'Choose an existing date in the years 1900 to 2199.'],
  [
    'a picker with a day that does not exist',
    '2026-02-31',
    'Choose an existing date in the years 1900 to 2199.',
  ],
  ['a program with another format', '24-11-2026', 'Enter an existing date as YYYY-MM-DD.'],
])('explains an invalid date from %s', (_who, value, sentence) =>
  expect(messagesFor(CalendarDate, value)).toEqual([sentence]),
);

it.each([
  ['an empty picker', '', 'Choose a time.'],
  ['a program with another format', '9 AM', 'Enter a time as HH:mm.'],
])('explains an invalid time from %s', (_who, value, sentence) =>
  expect(messagesFor(ClockTime, value)).toEqual([sentence]),
);

it('accepts valid dates and times', () => {
  expect(messagesFor(CalendarDate, '2028-02-29')).toEqual([]);
  expect(messagesFor(ClockTime, '09:30')).toEqual([]);
});
