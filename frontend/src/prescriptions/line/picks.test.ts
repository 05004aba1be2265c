import { readLineTexts, sentenceOf } from './lineReading';
import { PICKS, isPicked, picked } from './picks';

const pickOf = (text: string) =>
  Object.values(PICKS)
    .flat()
    .find((pick) => pick.text === text)!;
const after = (line: string, ...picks: string[]) =>
  picks.reduce((row, text) => picked(row, pickOf(text)), readLineTexts(line).texts);

it('completes a name', () => {
  expect(after('Tab Metformin 500', '1-0-1', '5 days', 'after food')).toEqual({
    name: 'Tab Metformin 500',
    dosage: '1 tablet',
    frequency: '1-0-1, after food',
    duration: '5 days',
  });
});

it.each([
  ['1-1-1', 'dosage', '2 tablets'],
  ['1-1-1', 'frequency', '1-1-1, after food'],
  ['as needed', 'frequency', 'as needed, after food'],
  ['before food', 'frequency', 'twice a day, before food'],
  ['long term', 'duration', 'long term'],
] as const)('%s changes its part of the line only: %s', (text, field, expected) => {
  const row = after('Tab Metformin 500 2 tablets BD 5 days after food', text);
  expect(row[field]).toBe(expected);
  expect(isPicked(row, pickOf(text))).toBe(true);
});

it('asks for a check where the amounts differed', () => {
  const row = after('Insulin Mixtard 30/70 10-0-6 units 30 days', '1-0-1');
  expect(row).toMatchObject({ dosage: '10-0-6 units', frequency: '1-0-1' });
  expect(sentenceOf(row)).toBeNull();
});
