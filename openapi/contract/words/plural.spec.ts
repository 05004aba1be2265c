import { nouns } from './nouns.js';
import { counted, inDigits, plural } from './plural.js';

it.each([
  [0, '0 boxes'],
  [1, '1 box'],
  [2, '2 boxes'],
  [120_000, '1,20,000 boxes'],
])('counts %d as "%s"', (count, text) => expect(counted(count, nouns.box)).toBe(text));

it('chooses the form that goes with a number', () => {
  expect(plural(1, { one: 'is', other: 'are' })).toBe('is');
  expect(plural(21, { one: 'is', other: 'are' })).toBe('are');
});

it('falls back to the general form where the language knows no other', () =>
  expect(plural(1, { other: 'staff' })).toBe('staff'));

it('writes large numbers as they are written in India', () => expect(inDigits(1_234_567)).toBe('12,34,567'));
