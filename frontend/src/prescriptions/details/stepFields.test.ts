import { randomDosages } from '../../../../backend/test/support/random-dosages.js';
import { Dosages } from '../../../../openapi/contract/care/dosage/dosage.js';
import { readLine } from '../../../../openapi/contract/care/dosage/read-line.js';
import { partlyRead } from './partlyRead';
import { EMPTY_STEP, dosagesOfSteps, fieldsOf, withKind } from './stepFields';

const stepsOf = (line: string) => readLine(line)!.dosages.map(fieldsOf);

it('shows every structure in fields that state the same structure', () => {
  const next = randomDosages(36);
  for (let count = 0; count < 500; count += 1) {
    const dosages = next();
    if (!Dosages.safeParse(dosages).success) continue;
    expect(dosagesOfSteps(dosages.map(fieldsOf))).toEqual({ dosages });
  }
});

it.each([
  ['a dose without a unit', { amount: '2', unit: '' as const }, '0.dose.unit'],
  ['an amount that is missing', { amount: '' }, '0.dose.value'],
  ['no number of doses', { frequency: '' }, '0.timing.frequency'],
  ['too many doses a day', { frequency: '25' }, '0.timing.frequency'],
  ['a length that is missing', { length: '' }, '0.duration.value'],
  ['half a day', { length: '0.5' }, '0.duration.value'],
  ['a length shorter than the period', { kind: 'every', period: '1', periodUnit: 'mo' }, '0.duration'],
  ['weekdays without a day', { kind: 'weekdays' }, '0.timing.dayOfWeek'],
  ['a pattern without an amount', { kind: 'pattern' }, '0.timing.morning'],
  ['two times to eat', { instructions: ['beforeFood', 'afterFood'] }, '0.instructions'],
] as const)('names %s', (_what, change, path) => {
  const [step] = stepsOf('Tab Dolo 650 1 tablet TDS x 5 days');
  const { problems } = dosagesOfSteps([{ ...step, ...change } as typeof step]);
  expect(Object.keys(problems ?? {})).toContain(path);
});

it('carries the amount and the number of doses to another kind of times', () => {
  const [pattern] = stepsOf('Tab Dolo 650 2-0-2 x 5 days');
  expect(withKind(pattern, 'perDay')).toMatchObject({ kind: 'perDay', amount: '2', frequency: '2' });
  const [thrice] = stepsOf('Tab Dolo 650 2 tablets TDS x 5 days');
  expect(withKind(thrice, 'pattern')).toMatchObject({ morning: '2', noon: '2', evening: '', night: '2' });
  const [uneven] = stepsOf('Insulin Mixtard 30/70 10-0-6 units 30 days');
  expect(withKind(uneven, 'perDay')).toMatchObject({ amount: '', frequency: '2' });
});

it('has one dose and no duration for a single dose', () => {
  const step = {
    ...EMPTY_STEP,
    amount: '1',
    unit: 'tablet' as const,
    kind: 'once' as const,
    isAsNeeded: true,
  };
  expect(dosagesOfSteps([step]).dosages).toMatchObject([
    { timing: { kind: 'once' }, asNeeded: null, duration: null },
  ]);
});

it.each([
  ['2 tabelts', 'BD', '5 days', { amount: '', unit: '', frequency: '2', length: '5' }],
  ['2 tabelts', '1-0-1', '5 days', { kind: 'pattern', morning: '', unit: '', length: '5' }],
  ['2 tablets', 'as told', '5 days', { amount: '2', unit: 'tablet', frequency: '', length: '5' }],
  ['2 tablets', 'BD', 'some days', { amount: '2', frequency: '2', length: '', lasting: 'fixed' }],
  ['as told', 'BD', 'some days', { amount: '', frequency: '2', length: '' }],
  ['as told', 'as told', '5 days', { amount: '', frequency: '', length: '5' }],
  ['as told', 'as told', 'some days', EMPTY_STEP],
])('takes what is understood of "%s, %s, %s"', (dosage, frequency, duration, fields) => {
  expect(partlyRead({ name: 'Tab Dolo 650', dosage, frequency, duration })).toMatchObject(fields);
});
