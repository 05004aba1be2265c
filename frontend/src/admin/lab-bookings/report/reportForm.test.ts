import type { LabMeasure } from '../../../../../openapi/contract/care/lab/measures.js';
import { EMPTY_RESULT, fieldOf, readReport, reportResolver, startOf } from './reportForm';

const FIRST = { timeZone: 'Asia/Kolkata' };
const unknown = { gender: null, age: null };
const measure = (name: string, gender: 'female' | null = null): LabMeasure => ({
  name,
  unit: 'g/dL',
  ranges: [{ gender, ageFrom: null, ageTo: null, low: 12, high: 15 }],
});
const blank = startOf({ person: unknown, measures: [] });

describe('the values of a report', () => {
  it('leaves out an empty unit, range and remark', () => {
    const results = [{ ...EMPTY_RESULT, name: 'HIV', value: 'Negative', unit: null }];
    expect(readReport({ ...blank, results, remark: ' ' }, [], FIRST).data).toEqual({
      results: [{ name: 'HIV', value: 'Negative', unit: '', low: null, high: null }],
      remark: null,
    });
  });

  it('refuses at the row what the server would refuse', () => {
    const upsideDown = { ...EMPTY_RESULT, name: 'TSH', value: '2', low: 4, high: 1 };
    const values = { ...blank, results: [EMPTY_RESULT, upsideDown], remark: null };
    const issues = readReport(values, [], FIRST).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [fieldOf(path, values), message])).toEqual([
      ['results.0.name', 'Enter what was measured.'],
      ['results.0.value', 'Enter the result.'],
      ['results.1.low', 'The lower end cannot be above the upper end.'],
    ]);
  });

  it('sends defined parameters by name and value only, with the person for the ranges', () => {
    const measures = [measure('Haemoglobin', 'female'), measure('Platelets'), measure('Iron')];
    const start = startOf({ person: { gender: 'female', age: 36 }, measures });
    const measured = [{ value: ' ' }, { value: '250' }, { value: '80' }];
    const results = [{ ...EMPTY_RESULT, name: 'Clot', value: 'none' }];
    const values = { ...start, measured, results };
    expect(readReport(values, measures, FIRST).data).toMatchObject({
      results: [
        { name: 'Platelets', value: '250', unit: '' },
        { name: 'Iron', value: '80', unit: '' },
        { name: 'Clot', value: 'none' },
      ],
      person: { gender: 'female', age: 36 },
    });
    const fields = [0, 1, 2].map((index) => fieldOf(['results', index, 'value'], values));
    expect(fields).toEqual(['measured.1.value', 'measured.2.value', 'results.0.value']);
  });

  it('begins a correction with the report that is corrected, and needs a reason', () => {
    const measures = [measure('Haemoglobin'), measure('Platelets')];
    const start = startOf(
      { person: unknown, measures },
      {
        ...{ version: 2, remark: 'Low.', reason: 'Before.', person: { gender: 'male', age: 40 } },
        preliminary: false,
        outstanding: [],
        results: [
          {
            name: 'haemoglobin',
            value: 9.5,
            unit: 'g/dL',
            low: 12,
            high: 15,
            flag: 'low',
            notCompared: null,
          },
          {
            name: 'Clot',
            value: 'none',
            unit: 'seen',
            low: null,
            high: null,
            flag: null,
            notCompared: 'noRange' as const,
          },
        ],
      },
    );
    expect(start).toEqual({
      measured: [{ value: '9.5' }, { value: '' }],
      results: [{ name: 'Clot', value: 'none', unit: 'seen', low: null, high: null }],
      person: { gender: 'male', age: 40 },
      remark: 'Low.',
      reason: '',
      preliminary: false,
      outstanding: '',
      collectedAt: '',
      receivedAt: '',
    });
    const corrected = { ...start, version: 1, remark: null, reason: null, outstanding: [], results: [] };
    const known = { gender: 'female' as const, age: 62 };
    expect(startOf({ person: known, measures }, corrected).person).toEqual(known);
    const second = { ...FIRST, version: 2 };
    const resolve = reportResolver(measures, second, true);
    const options = { fields: {}, shouldUseNativeValidation: false };
    expect(resolve(start, undefined, options).errors).toMatchObject({
      reason: { message: 'Enter the reason for the correction.' },
    });
    expect(readReport({ ...start, reason: 'A mistake.' }, measures, second).data).toMatchObject({
      version: 2,
    });
  });

  it('names the sample of a first report, as it was when the form opened', () => {
    const values = { ...blank, results: [{ ...EMPTY_RESULT, name: 'HIV', value: 'Negative' }] };
    expect(readReport(values, [], { ...FIRST, sample: 2 }).data).toMatchObject({ sample: 2 });
    const correction = { ...FIRST, sample: 2, version: 1 };
    expect(readReport({ ...values, reason: 'A mistake.' }, [], correction).data).not.toHaveProperty('sample');
  });

  it('sends the times of the sample in UTC, from the time zone of the hospital', () => {
    const values = { ...blank, results: [{ ...EMPTY_RESULT, name: 'HIV', value: 'Negative' }] };
    const times = { collectedAt: '2026-03-01 08:30', receivedAt: '2026-03-01 09:00' };
    expect(readReport({ ...values, ...times }, [], FIRST).data).toMatchObject({
      collectedAt: '2026-03-01T03:00:00.000Z',
      receivedAt: '2026-03-01T03:30:00.000Z',
    });
    const refused = readReport({ ...values, receivedAt: 'noon' }, [], FIRST).error?.issues ?? [];
    expect(refused.map(({ path }) => path.join('.'))).toEqual(['receivedAt']);
  });
});
