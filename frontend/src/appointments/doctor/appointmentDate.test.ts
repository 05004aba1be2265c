import { problemOfDate } from './appointmentDate';

it.each([
  ['23-11-2026', 'The date cannot be in the past.'],
  ['24-11-2026', null],
  ['25-11-2026', null],
  ['31-02-2027', 'Enter an existing date as dd-mm-yyyy.'],
])('judges %s on 24 November 2026', (text, problem) =>
  expect(problemOfDate(text, '2026-11-24')).toBe(problem),
);
