import type { RecordTrend } from '../../../openapi/contract/care/trends.js';
import { chartsOf, rangeWords } from './charts';
import { sizeWords } from './fileSize';

const trend = (overrides: Partial<RecordTrend>): RecordTrend => ({
  kind: 'vital',
  name: 'Pulse',
  unit: '/min',
  loinc: null,
  unitKnown: true,
  low: 60,
  high: 100,
  points: [
    { date: '2026-09-01', at: '2026-09-01T06:00:00.000Z', value: 70 },
    { date: '2026-10-01', at: '2026-10-01T06:00:00.000Z', value: 74 },
  ],
  ...overrides,
});

describe('chartsOf', () => {
  it('draws repeated measures and omits single ones', () => {
    const once = trend({
      name: 'Weight',
      points: [{ date: '2026-09-01', at: '2026-09-01T06:00:00.000Z', value: 70 }],
    });
    expect(chartsOf([trend({}), once], 'vital').map(({ title }) => title)).toEqual(['Pulse']);
  });

  it('draws both values of the blood pressure together, with a gap where one is missing', () => {
    const systolic = trend({ name: 'Systolic blood pressure', unit: 'mmHg' });
    const points = [
      { date: '2026-10-01', at: '2026-10-01T06:00:00.000Z', value: 80 },
      { date: '2026-11-01', at: '2026-11-01T06:00:00.000Z', value: 78 },
    ];
    const diastolic = trend({ name: 'Diastolic blood pressure', unit: 'mmHg', points });
    const [chart] = chartsOf([trend({}), systolic, diastolic], 'vital');
    expect(chart).toMatchObject({
      title: 'Blood pressure',
      unit: 'mmHg',
      times: [{ date: '2026-09-01' }, { date: '2026-10-01' }, { date: '2026-11-01' }],
      lines: [{ values: [70, 74, null] }, { values: [null, 80, 78] }],
    });
  });

  it('keeps vital signs and lab tests apart', () => {
    const test = trend({ kind: 'lab', name: 'HbA1c' });
    expect(chartsOf([trend({}), test], 'lab').map(({ title }) => title)).toEqual(['HbA1c']);
  });

  it('says what a chart converts and which values it does not have', () => {
    const at = '2026-09-01T06:00:00.000Z';
    const points = [
      {
        date: '2026-08-01',
        at: '2026-08-01T06:00:00.000Z',
        value: 1.1,
        reported: { value: 97, unit: 'µmol/L' },
      },
      { date: '2026-09-01', at, value: 1.2 },
    ];
    const creatinine = trend({ kind: 'lab', name: 'Creatinine', unit: 'mg/dL', points });
    const one = { ...creatinine, points: [{ date: '2026-09-01', at, value: 3 }] };
    const unknown = { ...one, unit: 'foo', unitKnown: false };
    const apart = { ...creatinine, unit: 'µmol/L', points: [...points, ...points] };
    const [chart, other] = chartsOf([creatinine, unknown, apart], 'lab');
    expect([chart?.title, other?.title]).toEqual(['Creatinine (mg/dL)', 'Creatinine (µmol/L)']);
    expect(chart?.lines[0]?.reported).toEqual(['97 µmol/L', null]);
    expect(chart?.notes).toEqual([
      'Not in this chart, because a unit is not known: 3 foo.',
      'Values in µmol/L have a chart of their own, because they cannot be converted with certainty.',
    ]);
    expect(chartsOf([{ ...apart, unit: 'foo', unitKnown: false }], 'lab')[0]?.notes).toEqual([
      'The unit “foo” is not known. Values in other units are not in this chart.',
    ]);
  });

  it('keeps two values of one day apart, also of the same time, in the order measured', () => {
    const points = [
      { date: '2026-09-01', at: '2026-09-01T02:00:00.000Z', value: 70 },
      { date: '2026-09-01', at: '2026-09-01T12:00:00.000Z', value: 74 },
      { date: '2026-09-01', at: '2026-09-01T12:00:00.000Z', value: 72 },
    ];
    const [chart] = chartsOf([trend({ points })], 'vital');
    expect(chart?.lines[0]?.values).toEqual([70, 74, 72]);
    expect(chart?.times.map(({ isOneOfDay }) => isOneOfDay)).toEqual([true, true, true]);
  });
});

it.each([
  [4, 5.6, '4 to 5.6'],
  [null, 5.6, 'up to 5.6'],
  [95, null, 'from 95'],
  [null, null, ''],
])('words the range from %p to %p as "%s"', (low, high, words) => expect(rangeWords(low, high)).toBe(words));

it.each([
  [1, '1 KB'],
  [310 * 1024, '310 KB'],
  [1024 * 1024, '1.0 MB'],
  [2.44 * 1024 * 1024, '2.4 MB'],
])('words %d bytes as %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
