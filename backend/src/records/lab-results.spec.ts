import { rangeText, toAnsweredResult, toResult } from './lab-results.js';

describe('lab results', () => {
  it.each([
    [{ low: 12, high: 15.5 }, '12 to 15.5 g/dL'],
    [{ high: 200 }, 'up to 200 g/dL'],
    [{ low: 40 }, 'from 40 g/dL'],
    [{}, ''],
  ])('writes the range %j as "%s"', (ends, text) => {
    expect(rangeText(toResult({ name: 'Any', value: 1, unit: 'g/dL', ...ends }))).toBe(text);
  });

  it.each([
    ['9.5', 9.5],
    ['9,5', 9.5],
    ['1,50,000', 150_000],
    ['1,234', 1234],
    ['< 5', '<5'],
    ['1 : 80', '1:80'],
    ['Negative', 'Negative'],
    [7, 7],
  ])('keeps %j as %j', (value, kept) => {
    expect(toResult({ name: 'Any', value, unit: '' }).value).toBe(kept);
  });

  it('gives a result from before the reasons its reason', () => {
    const { notCompared: _, ...earlier } = toResult({ name: 'Any', value: '<5', unit: '', low: 3, high: 10 });
    expect(toAnsweredResult(earlier as never).notCompared).toBe('undecided');
    const unread = { ...earlier, value: '1,234', low: 150, high: 450, flag: null };
    expect(toAnsweredResult(unread as never)).toMatchObject({ flag: null, notCompared: 'undecided' });
  });
});
