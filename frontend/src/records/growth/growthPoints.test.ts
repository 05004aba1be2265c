import type { RecordTrend } from '../../../../openapi/contract/care/trends.js';
import { growthSeries, positionText, zText } from './growthPoints';

const trend = (name: string, unit: string, values: [date: string, value: number][]): RecordTrend => ({
  kind: 'vital',
  name,
  unit,
  loinc: null,
  unitKnown: true,
  low: null,
  high: null,
  points: values.map(([date, value]) => ({ date, at: `${date}T06:00:00.000Z`, value })),
});
const child = { dob: '2025-11-28', sex: 'male' as const };

it('places the values of a child at their exact ages, with the BMI of the same time', () => {
  const trends = [
    trend('Weight', 'kg', [
      ['2025-11-28', 2.85],
      ['2026-11-28', 7.5],
      ['2031-11-28', 18],
    ]),
    trend('Height', 'cm', [['2026-11-28', 75.7]]),
  ];
  const series = growthSeries(trends, child);
  expect(series.map(({ measure, points }) => [measure, points.map(({ ageDays }) => ageDays)])).toEqual([
    ['weight', [0, 365]],
    ['length', [365]],
    ['bmi', [365]],
  ]);
  const [birth, year] = series[0].points;
  expect([zText(birth.z), positionText(birth.z)]).toEqual(['−1.07', 'between −2 and −1 SD, 14th percentile']);
  expect(positionText(year.z)).toBe('below −2 SD, 1st percentile');
  expect(zText(series[1].points[0].z)).toBe('−0.02');
  expect(series[2].points[0].value).toBe(13.1);
});

it.each([
  [-3.4, 'below −3 SD, below the 1st percentile'],
  [0, 'between −1 and +1 SD, 50th percentile'],
  [1.5, 'between +1 and +2 SD, 93rd percentile'],
  [2.2, 'above +2 SD, 99th percentile'],
  [3.1, 'above +3 SD, above the 99th percentile'],
])('words a z-score of %d as "%s"', (z, text) => expect(positionText(z)).toBe(text));
