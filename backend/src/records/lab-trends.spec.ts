import type { LabResult } from '../../../openapi/contract/care/lab/results.js';
import { labTrends } from './lab-trends.js';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const result = (
  name: string,
  value: number | string,
  unit: string,
  more: Partial<LabResult> = {},
): LabResult => ({
  name,
  value,
  unit,
  low: null,
  high: null,
  flag: null,
  notCompared: 'noRange',
  ...more,
});
/** Rows, newest first, one day apart. */
const trendsOf = (...results: LabResult[]) =>
  labTrends(
    results.map((one, index) => ({ recordedAt: new Date(Date.UTC(2026, 10, 20 - index)), results: [one] })),
    { dayOf },
  ).map(({ name, unit, unitKnown, points }) => [
    name,
    unit,
    unitKnown,
    points.map(({ value, reported }) => (reported ? [value, reported.value, reported.unit] : value)),
  ]);
const creatinine = { loinc: '2160-0' };
const molar = { loinc: '14682-9' };

describe('trends of results', () => {
  it('joins by code and converted unit, whatever the name and the spelling', () => {
    expect(
      trendsOf(
        result('Creatinine', 1.2, 'mg/dL', creatinine),
        result('S. Creatinine', 97, 'µmol/L', molar),
        result('CREATININE', 1, 'mg/dl', creatinine),
      ),
    ).toEqual([['Creatinine', 'mg/dL', true, [1, [1.1, 97, 'µmol/L'], 1.2]]]);
    expect(
      trendsOf(
        result('Platelets', 240, '10³/µL'),
        result('Platelets', 1.8, 'lakh/cumm'),
        result('platelets', 210_000, 'cells/cumm'),
        result('Platelets', 250, '10^9/L'),
      ),
    ).toEqual([
      [
        'Platelets',
        '10³/µL',
        true,
        [[250, 250, '10^9/L'], [210, 210_000, 'cells/cumm'], [180, 1.8, 'lakh/cumm'], 240],
      ],
    ]);
  });

  it('keeps other codes of one name apart, and joins a name without a code to its only code', () => {
    const [serum, urine] = [{ loinc: '2160-0' }, { loinc: '2161-8' }];
    expect(
      trendsOf(result('Creatinine', 1.2, 'mg/dL', serum), result('Creatinine', 90, 'mg/dL', urine)),
    ).toHaveLength(2);
    expect(trendsOf(result('Creatinine', 1.2, 'mg/dL', serum), result('creatinine', 1, 'mg/dl'))).toEqual([
      ['Creatinine', 'mg/dL', true, [1, 1.2]],
    ]);
  });

  it('guesses no conversion without a code and none for a unit that it does not know', () => {
    expect(
      trendsOf(
        result('Glucose', 97, 'mg/dL', { loinc: '2345-7' }),
        result('Glucose', 5.4, 'mmol/L'),
        result('Glucose', 5, 'foo'),
        result('Glucose', 6, 'FOO'),
        result('Glucose', '<5', 'mg/dL'),
      ),
    ).toEqual([
      ['Glucose', 'mg/dL', true, [97]],
      ['Glucose', 'mmol/L', true, [5.4]],
      ['Glucose', 'foo', false, [6, 5]],
    ]);
  });

  it('converts by the molar mass that a measure states', () => {
    const urea = { molarMass: 60.056 };
    expect(trendsOf(result('Urea', 30, 'mg/dL', urea), result('Urea', 5, 'mmol/L', urea))).toEqual([
      ['Urea', 'mg/dL', true, [[30, 5, 'mmol/L'], 30]],
    ]);
  });
});
