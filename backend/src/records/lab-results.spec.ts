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
    ['9.5', 12, 15.5, 'low'],
    [' 9,5 ', 12, 15.5, 'low'],
    ['12,0', 12, 15.5, 'normal'],
    ['15,6', 12, 15.5, 'high'],
    ['0,125', 0.1, 0.2, 'normal'],
    ['.5', 0.4, 4, 'normal'],
    ['-2,5', -2, 2, 'low'],
    ['−1', -2, 2, 'normal'],
    ['2,50,000', 150_000, 450_000, 'normal'],
    ['1,234.5', 150, 450, 'high'],
    // Either 1234 or 1.234: an ambiguous result is not interpreted.
    ['1,234', 1, 2, null],
    ['1.2.3', 1, 2, null],
    ['1e3', 1, 2, null],
    ['9.5 g', 1, 2, null],
    ['99999999999', 1, 2, null],
    ['<5', 0, 10, 'normal'],
    ['< 5', null, 5, 'normal'],
    ['<0,5', null, 3, 'normal'],
    ['<5', 5, 10, 'low'],
    ['<=5', 5, 10, null],
    ['≤ 4', 5, 10, 'low'],
    ['<5', 3, 10, null],
    ['<5', null, 3, null],
    ['<5', -10, 10, null],
    ['>200', null, 200, 'high'],
    ['>=200', null, 200, null],
    ['≥ 201', null, 200, 'high'],
    ['> 200', 40, null, 'normal'],
    ['>200', 40, 300, null],
    ['>1,234', null, 5, null],
    ['<', 1, 2, null],
    ['> many', 1, 2, null],
    ['<5', null, null, null],
  ] as const)('flags %s for the range %s to %s as %s', (value, low, high, flag) => {
    expect(flagOf(value, low, high)).toBe(flag);
  });

  it.each([
    ['9.5', 9.5],
    ['9,5', 9.5],
    ['1,50,000', 150_000],
    ['<5', '<5'],
    ['1,234', '1,234'],
    ['Negative', 'Negative'],
    [7, 7],
  ])('keeps %j as %j', (value, kept) => {
    expect(toResult({ name: 'Any', value, unit: '' }).value).toBe(kept);
  });

  it.each([
    [{ low: 12, high: 15.5 }, '12 to 15.5 g/dL'],
    [{ high: 200 }, 'up to 200 g/dL'],
    [{ low: 40 }, 'from 40 g/dL'],
    [{}, ''],
  ])('writes the range %j as "%s"', (ends, text) => {
    expect(rangeText(toResult({ name: 'Any', value: 1, unit: 'g/dL', ...ends }))).toBe(text);
  });
});
