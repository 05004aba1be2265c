import { VITALS, VITAL_NAMES, type VitalName } from './vital-facts.js';
import { VitalSigns } from './vital-signs.js';

const issuesOf = (vitals: unknown) =>
  VitalSigns.safeParse(vitals).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
/** Adds the second value of the blood pressure. */
const withPressure = (name: VitalName, value: number) => {
  if (name === 'systolic') return { systolic: value, diastolic: Math.min(value - 1, 60) };
  return name === 'diastolic' ? { systolic: Math.min(300, value + 30), diastolic: value } : { [name]: value };
};

describe('Vital signs', () => {
  it.each(VITAL_NAMES)('accepts %s within its limits only', (name) => {
    const { min, max, decimals, label, unit } = VITALS[name];
    const step = 10 ** -decimals;
    expect(issuesOf(withPressure(name, min))).toEqual([]);
    expect(issuesOf(withPressure(name, max))).toEqual([]);
    const sentence = `${label} must be between ${min} and ${max} ${unit}. Please check the value.`;
    for (const value of [Number((min - step).toFixed(3)), max + step, 1e9, -1e9])
      expect(issuesOf(withPressure(name, value))).toContainEqual([name, sentence]);
  });

  it.each(VITAL_NAMES)('keeps the usual range of %s within its limits', (name) => {
    const { min, max, low, high } = VITALS[name];
    expect([low ?? min, high ?? max].every((end) => end >= min && end <= max)).toBe(true);
    expect((low ?? min) < (high ?? max)).toBe(true);
  });

  it('rejects values that are not numbers or too precise', () => {
    for (const value of ['72', NaN, Infinity, null]) expect(issuesOf({ pulse: value })).toHaveLength(1);
    expect(issuesOf({ pulse: 72.5 })).toEqual([['pulse', 'Use a whole number for pulse.']]);
    expect(issuesOf({ temperature: 36.85 })).toEqual([
      ['temperature', 'Use at most one decimal for temperature.'],
    ]);
    expect(issuesOf({ weight: 2.8475 })).toEqual([['weight', 'Use at most 3 decimals for weight.']]);
    for (let grams = 300; grams <= 6000; grams += 1)
      expect([grams, issuesOf({ weight: grams / 1000 })]).toEqual([grams, []]);
    for (let tenths = 250; tenths <= 450; tenths += 1)
      expect([tenths, issuesOf({ temperature: tenths / 10 })]).toEqual([tenths, []]);
  });

  it('requires both values of the blood pressure in the right order', () => {
    expect(issuesOf({ systolic: 120 })).toEqual([['diastolic', 'Enter both values of the blood pressure.']]);
    expect(issuesOf({ diastolic: 80 })).toEqual([['diastolic', 'Enter both values of the blood pressure.']]);
    expect(issuesOf({ systolic: 80, diastolic: 120 })).toEqual([
      ['systolic', 'The first value of the blood pressure must be above the second.'],
    ]);
    expect(issuesOf({ systolic: 120, diastolic: 80 })).toEqual([]);
  });

  it('requires at least one value and rejects unknown ones', () => {
    expect(issuesOf({})).toEqual([['', 'Enter at least one value.']]);
    expect(issuesOf({ pulse: 72, mood: 5 })).toHaveLength(1);
  });
});
