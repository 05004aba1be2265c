import { areAgesConsistent, daysOn, monthsOn } from './age.js';
import { ageTextOn } from './age-text.js';

it.each([
  ['2026-11-28', '2026-11-28', 0, 0],
  ['2026-11-01', '2026-11-28', 0, 27],
  ['2026-10-31', '2026-11-30', 0, 30],
  ['2026-10-30', '2026-11-30', 1, 31],
  ['2024-02-29', '2025-02-28', 11, 365],
  ['2024-02-29', '2025-03-01', 12, 366],
])('counts from %s to %s %d months and %d days', (birth, day, months, days) => {
  expect([monthsOn(birth, day), daysOn(birth, day)]).toEqual([months, days]);
});

it.each([
  ['2026-11-28', '0 days'],
  ['2026-11-01', '27 days'],
  ['2026-10-28', '1 month'],
  ['2024-11-29', '23 months'],
  ['2024-11-28', '2 years'],
  ['2021-08-27', '5 years 3 months'],
  ['2020-11-28', '6 years'],
  ['2020-08-28', '6 years'],
  ['1990-05-17', '36 years'],
])('writes the age of a person born on %s as "%s"', (birth, text) => {
  expect(ageTextOn(birth, '2026-11-28')).toBe(text);
});

it.each([
  [{ age: 36 }, true],
  [{ age: 0, ageMonths: 3, ageDays: 100 }, true],
  [{ age: null, ageMonths: null, ageDays: 5 }, true],
  [{ age: 1, ageMonths: 3 }, false],
  [{ age: 0, ageMonths: 3, ageDays: 10 }, false],
  [{ age: 2, ageDays: 20 }, false],
])('finds the ages %j consistent: %s', (age, is) => {
  expect(areAgesConsistent(age)).toBe(is);
});
