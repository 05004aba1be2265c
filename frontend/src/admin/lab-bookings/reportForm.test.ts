import { EMPTY_RESULT, ReportForm } from './reportForm';

describe('the values of a report', () => {
  it('should leave out an empty unit, range and remark', () => {
    const typed = { results: [{ ...EMPTY_RESULT, name: 'HIV', value: 'Negative', unit: null }], remark: ' ' };
    expect(ReportForm.parse(typed)).toEqual({
      results: [{ name: 'HIV', value: 'Negative', unit: '', low: null, high: null }],
      remark: null,
    });
  });

  it('should refuse at the row what the server would refuse', () => {
    const upsideDown = { ...EMPTY_RESULT, name: 'TSH', value: '2', low: 4, high: 1 };
    const result = ReportForm.safeParse({ results: [EMPTY_RESULT, upsideDown], remark: null });
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['results.0.name', 'Enter what was measured.'],
      ['results.0.value', 'Enter the result.'],
      ['results.1.low', 'The lower end cannot be above the upper end.'],
    ]);
  });
});
