import { VITALS, VITAL_NAMES, type VitalName } from './vital-facts.js';
import { VitalSigns } from './vital-signs.js';

const refusals = (vitals: unknown) =>
  VitalSigns.safeParse(vitals).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
/** A value of the blood pressure comes with the other one. */
const withPressure = (name: VitalName, value: number) => {
  if (name === 'systolic') return { systolic: value, diastolic: Math.min(value - 1, 60) };
  return name === 'diastolic' ? { systolic: Math.min(300, value + 30), diastolic: value } : { [name]: value };
};

describe('Vital signs', () => {
  it.each(VITAL_NAMES)('takes %s from end to end of its range, and nothing beyond', (name) => {
    const { min, max, decimals, label, unit } = VITALS[name];
    const step = decimals ? 0.1 : 1;
    expect(refusals(withPressure(name, min))).toEqual([]);
    expect(refusals(withPressure(name, max))).toEqual([]);
    const sentence = `${label} is between ${min} and ${max} ${unit}. Please check the value.`;
    for (const value of [Number((min - step).toFixed(1)), max + step, 1e9, -1e9])
      expect(refusals(withPressure(name, value))).toContainEqual([name, sentence]);
  });

  it.each(VITAL_NAMES)('has what is usual for %s inside what is plausible', (name) => {
    const { min, max, low, high } = VITALS[name];
    expect([low ?? min, high ?? max].every((end) => end >= min && end <= max)).toBe(true);
    expect((low ?? min) < (high ?? max)).toBe(true);
  });

  it('refuses what is no number, or finer than is measured', () => {
    for (const value of ['72', NaN, Infinity, null]) expect(refusals({ pulse: value })).toHaveLength(1);
    expect(refusals({ pulse: 72.5 })).toEqual([['pulse', 'Use a whole number for pulse.']]);
    expect(refusals({ temperature: 36.85 })).toEqual([
      ['temperature', 'Use at most one decimal for temperature.'],
    ]);
    for (let tenths = 250; tenths <= 450; tenths += 1)
      expect([tenths, refusals({ temperature: tenths / 10 })]).toEqual([tenths, []]);
  });

  it('takes the blood pressure whole and in its order only', () => {
    expect(refusals({ systolic: 120 })).toEqual([['diastolic', 'Enter both values of the blood pressure.']]);
    expect(refusals({ diastolic: 80 })).toEqual([['diastolic', 'Enter both values of the blood pressure.']]);
    expect(refusals({ systolic: 80, diastolic: 120 })).toEqual([
      ['systolic', 'The first value of the blood pressure is above the second.'],
    ]);
    expect(refusals({ systolic: 120, diastolic: 80 })).toEqual([]);
  });

  it('has at least one value, and none that is not known', () => {
    expect(refusals({})).toEqual([['', 'Enter at least one value.']]);
    expect(refusals({ pulse: 72, mood: 5 })).toHaveLength(1);
  });
});
