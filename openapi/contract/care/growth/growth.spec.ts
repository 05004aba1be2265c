import { readVital } from '../vital-input.js';
import { unlikelyVitals } from './unlikely-vitals.js';
import { lmsAt, percentile, valueAt, zScore, type GrowthMeasure, type Sex } from './who-growth.js';

describe('WHO growth standards', () => {
  // Published medians and standard deviations (WHO Child Growth Standards, 2006: tables by month).
  it.each([
    ['weight', 'male', 0, 0, 3.3464],
    ['weight', 'female', 0, 0, 3.2322],
    ['length', 'male', 0, 0, 49.8842],
    ['length', 'female', 0, 0, 49.1477],
    ['head', 'male', 0, 0, 34.4618],
    ['head', 'female', 0, 0, 33.8787],
    ['bmi', 'male', 0, 0, 13.4069],
    ['weight', 'male', 365, 0, 9.6],
    ['weight', 'female', 365, 0, 8.9],
    ['weight', 'male', 365, -2, 7.7],
    ['weight', 'male', 365, 3, 13.3],
    ['length', 'male', 731, 0, 87.1],
    ['length', 'female', 1826, 0, 109.4],
    ['length', 'female', 1826, -3, 95.2],
    ['weight', 'female', 1826, 2, 24.9],
  ] as [GrowthMeasure, Sex, number, number, number][])(
    'has %s of %s on day %d at %d SD as published',
    (measure, sex, days, z, published) => {
      const value = valueAt(z, lmsAt(measure, sex, days)!);
      expect(value).toBeCloseTo(published, String(published).split('.')[1].length);
    },
  );

  it('turns values into z-scores and percentiles, also beyond 3, and ends at 60 months', () => {
    const lms = lmsAt('weight', 'male', 0)!;
    for (const z of [-3, -2, -1, 0, 1, 2, 3]) expect(zScore(valueAt(z, lms), lms)).toBeCloseTo(z, 6);
    expect(zScore(valueAt(3, lms) + (valueAt(3, lms) - valueAt(2, lms)), lms)).toBeCloseTo(4, 6);
    expect(zScore(valueAt(-3, lms) - (valueAt(-2, lms) - valueAt(-3, lms)), lms)).toBeCloseTo(-4, 6);
    expect([-2, 0, 1, 2].map((z) => Number(percentile(z).toFixed(1)))).toEqual([2.3, 50, 84.1, 97.7]);
    expect([lmsAt('weight', 'male', -1), lmsAt('weight', 'male', 1827)]).toEqual([null, null]);
  });
});

describe('typed sizes', () => {
  it.each([
    ['weight', '2850 g', 2.85],
    ['weight', '2,850 g', 2.85],
    ['weight', '2.85 kg', 2.85],
    ['weight', '2,85', 2.85],
    ['weight', '२८५० g', 2.85],
    ['weight', '154 lb', 69.853],
    ['weight', '72.5', 72.5],
    ['weight', '2850 x', null],
    ['weight', '2 850 g 5', null],
    ['height', '1.68 m', 168],
    ['height', '66 in', 167.6],
    ['height', '66 kg', null],
    ['pulse', '72', 72],
    ['pulse', '72 g', null],
  ] as const)('reads the %s %s as %p', (vital, typed, value) => expect(readVital(vital, typed)).toBe(value));
});

describe('unlikely sizes', () => {
  const day = '2026-11-28';
  const born = (dob: string | null, gender: 'male' | 'female' | 'other' | null = 'male') => ({
    dob,
    gender,
    day,
  });
  const newborn = born('2026-11-26');
  const adult = born('1990-05-17');

  it.each([
    ['a newborn of 2.85 kg', { weight: 2.85 }, newborn, 0],
    ['a newborn of 28.5 kg', { weight: 28.5 }, newborn, 1],
    ['a newborn of 28.5 kg without a sex', { weight: 28.5 }, { ...newborn, gender: null }, 1],
    ['a preterm newborn of 1.1 kg', { weight: 1.1, height: 36, headCircumference: 29 }, newborn, 0],
    ['a newborn of 20 inches', { height: 20 }, newborn, 1],
    ['a child of 17 kg at 4', { weight: 17, height: 103 }, born('2022-11-01'), 0],
    ['a child of 170 kg at 10', { weight: 170 }, born('2016-11-01'), 1],
    ['an adult of 66 inches', { height: 66 }, adult, 1],
    ['an adult of 70 kg and 168 cm', { weight: 70, height: 168 }, adult, 0],
    ['154 pounds as kilograms', { weight: 154 }, { ...adult, last: { height: 168 } }, 1],
    ['an unknown age', { height: 66, weight: 154 }, born(null), 0],
    ['no size', { pulse: 72 }, { ...adult, last: { height: 66, weight: 154 } }, 0],
  ])('asks about %s', (_what, vitals, person, count) => {
    expect(unlikelyVitals(vitals, person)).toHaveLength(count);
  });

  it('says what is unlikely and why', () => {
    expect(unlikelyVitals({ weight: 66 }, born('2026-08-20'))).toEqual([
      'Weight 66 kg is very unusual at 3 months. Please check the number and its unit.',
    ]);
    expect(unlikelyVitals({ weight: 154 }, { ...adult, last: { height: 168 } })).toEqual([
      'Weight 154 kg and height 168 cm give a BMI of 54.6. Please check both numbers and their units.',
    ]);
  });
});
