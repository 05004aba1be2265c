import { lineOf, readLineTexts, sentenceOf } from './lineReading';

const texts = (name: string, dosage: string, frequency: string, duration: string) => ({
  name,
  dosage,
  frequency,
  duration,
});

it.each([
  ['Tab Metformin 500 1-0-1 x 5d after food', 'Tab Metformin 500', '1 tablet', '1-0-1, after food', '5 days'],
  ['T. Telma 40 1/2 tab OD 30 days', 'T. Telma 40', '0.5 tablet', 'once a day', '30 days'],
  ['Insulin Mixtard 30/70 10-0-6 units 30 days', 'Insulin Mixtard 30/70', '10-0-6 units', 'daily', '30 days'],
  [
    'Tab Dolo 650 2 now then 1 BD 5 days',
    'Tab Dolo 650',
    '2 tablets now',
    'then 1 tablet twice a day',
    'for 5 days',
  ],
  ['Tab Aspirin 300 stat', 'Tab Aspirin 300', '1 tablet', 'now', 'single dose'],
  ['Tab Dolo 650 SOS', 'Tab Dolo 650', '1 tablet', 'as needed', ''],
])('puts "%s" into the four fields', (line, name, dosage, frequency, duration) => {
  const reading = readLineTexts(line);
  expect(reading).toEqual({ isComplete: true, texts: texts(name, dosage, frequency, duration) });
  expect(lineOf(reading.texts)).not.toBeNull();
});

it('takes a line without a dosage for the name', () => {
  expect(readLineTexts('Tab Metformin 500 ').texts).toEqual(texts('Tab Metformin 500', '', '', ''));
});

it.each([
  ['Tab Metformin 500 1-0-1 x 5-7 days', texts('Tab Metformin 500', '1 tablet', '1-0-1 x 5-7 days', '')],
  ['Metformin 500 2 tabelts BD', texts('Metformin 500', '2 tabelts BD', '', '')],
  [
    'Insulin Mixtard 30/70 10-0-6 unitss 30 days',
    texts('Insulin Mixtard 30/70', '10-0-6 unitss 30 days', '', ''),
  ],
  ['Tab Atenolol 50 OD x 21 days then 7 days off', undefined],
])('keeps the words of "%s", and computes nothing from it', (line, fields) => {
  const reading = readLineTexts(line);
  expect(reading.isComplete).toBe(false);
  if (fields) expect(reading.texts).toEqual(fields);
  expect(Object.values(reading.texts).join(' ')).toContain(line.split(' ').at(-1));
  expect(sentenceOf(reading.texts)).toBeNull();
});

it('says the dosage of the fields in words', () => {
  expect(sentenceOf(texts('Tab Metformin 500', '1 tablet', '1-0-1', '5 days'))).toBe(
    '1 tablet morning and night for 5 days: 10 tablets',
  );
  expect(sentenceOf(texts('Tab Metformin 500', '', '', ''))).toBeNull();
});
