import { reducedPrice } from './promotion.js';

describe('promotion', () => {
  it.each([
    [20, 10_000, 8_000],
    [20, 9_999, 7_999],
    [20, 1_005, 804],
    [20, 1, 1],
    [0, 12_345, 12_345],
    [90, 10_000, 1_000],
    [15, 1_010, 859], // 858.5 is rounded half up
    [15, 1_030, 876], // 875.5 as well
    [20, 0, 0],
  ])('takes %i %% off %i paise: %i', (percent, list, price) => {
    expect(reducedPrice(list, percent)).toBe(price);
  });
});
