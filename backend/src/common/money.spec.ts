import { formatPaise, toPaise, toRupees } from './money.js';

describe('Money', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [800, 80_000],
    [1099.99, 109_999],
  ])('should turn %d rupees into %d paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  it('should give back the rupees it took', () => {
    for (let paise = 0; paise < 5000; paise += 7) expect(toPaise(toRupees(paise))).toBe(paise);
  });

  it.each([
    [80_000, '₹800'],
    [123_456_00, '₹1,23,456'],
    [9_950, '₹99.50'],
  ])('should write %d paise as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });
});
