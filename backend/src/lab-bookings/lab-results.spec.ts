import { flagOf, rangeText, toResult } from './lab-results.js';

describe('lab results', () => {
  it.each([
    [11.9, 12, 15.5, 'low'],
    [12, 12, 15.5, 'normal'],
    [15.5, 12, 15.5, 'normal'],
    [15.6, 12, 15.5, 'high'],
    [199, null, 200, 'normal'],
    [201, null, 200, 'high'],
    [39, 40, null, 'low'],
    [41, 40, null, 'normal'],
    [0, 0, 0, 'normal'],
    [7, null, null, null],
    ['Negative', 1, 2, null],
  ] as const)('should flag %s beside %s to %s as %s', (value, low, high, flag) => {
    expect(flagOf(value, low, high)).toBe(flag);
  });

  it.each([
    [{ low: 12, high: 15.5 }, '12 to 15.5 g/dL'],
    [{ high: 200 }, 'up to 200 g/dL'],
    [{ low: 40 }, 'from 40 g/dL'],
    [{}, ''],
  ])('should write the range %j as "%s"', (ends, text) => {
    expect(rangeText(toResult({ name: 'Any', value: 1, unit: 'g/dL', ...ends }))).toBe(text);
  });
});
