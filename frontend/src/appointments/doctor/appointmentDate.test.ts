import { fromDdMmYyyy, problemOfDate, toDdMmYyyy } from './appointmentDate';

it.each([
  ['24-11-2026', '2026-11-24'],
  [' 1-2-2027 ', '2027-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', null],
  ['31-04-2027', null],
  ['2026-11-24', null],
  ['24/11/2026', null],
  ['24-13-2026', null],
  ['00-01-2027', null],
  ['', null],
])('should read %j as %s', (text, date) => expect(fromDdMmYyyy(text)).toBe(date));

it('should write a calendar date as dd-mm-yyyy and back', () => {
  expect(toDdMmYyyy('2026-11-24')).toBe('24-11-2026');
  expect(fromDdMmYyyy(toDdMmYyyy('2026-11-24'))).toBe('2026-11-24');
  expect(toDdMmYyyy(null)).toBe('');
});

it.each([
  ['23-11-2026', 'The date cannot be in the past.'],
  ['24-11-2026', null],
  ['25-11-2026', null],
  ['31-02-2027', 'Enter a date that exists, as dd-mm-yyyy.'],
])('should judge %s on 24 November 2026', (text, problem) =>
  expect(problemOfDate(text, '2026-11-24')).toBe(problem),
);
