import { formatPaise, toPaise, toRupees } from './money.js';

describe('Money', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.07, 7],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [8.2, 820],
    [19.99, 1999],
    [800, 80_000],
    [1200.5, 120_050],
    [9_999_999.99, 999_999_999],
    [10_000_000, 1_000_000_000],
  ])('turns ₹%d into %d paise and back', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
    expect(toRupees(paise)).toBe(rupees);
  });

  it('is not misled by the sum of decimals', () => {
    expect(toPaise(0.1 + 0.2)).toBe(30);
  });

  it('loses nothing on the way for any amount of paise', () => {
    for (let paise = 0; paise < 1_000_000_000; paise += 7_919_317)
      expect(toPaise(toRupees(paise))).toBe(paise);
    for (let paise = 0; paise < 20_000; paise += 1) expect(toPaise(toRupees(paise))).toBe(paise);
  });

  it.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [80_000, '₹800'],
    [80_050, '₹800.50'],
    [120_000, '₹1,200'],
    [12_345_678, '₹1,23,456.78'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });
});
