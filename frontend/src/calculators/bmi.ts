import type { Band } from './Scale';
import type { Measure } from './measures';

export const BMI_MEASURES = {
  height: {
    name: 'height',
    label: 'Height',
    unit: 'cm',
    min: 100,
    max: 260,
    usual: 172,
    hint: 'Without shoes.',
  },
  weight: {
    name: 'weight',
    label: 'Weight',
    unit: 'kg',
    min: 20,
    max: 400,
    usual: 68.5,
    hint: 'In light clothes.',
  },
} as const satisfies Record<string, Measure>;

export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';

/** Ends of the scale's picture, kg/m². */
export const BMI_SCALE = { from: 14, to: 40 };

/** The specification's categories: each from its lower bound up to, but excluding, the next one. */
export const BMI_BANDS: (Band & { label: BmiCategory })[] = [
  { label: 'Underweight', from: 0, tone: 'info' },
  { label: 'Normal', from: 18.5, tone: 'success' },
  { label: 'Overweight', from: 25, tone: 'caution' },
  { label: 'Obese', from: 30, tone: 'error' },
];

/** What to do about each category. */
export const BMI_ADVICE: Record<BmiCategory, string> = {
  Underweight:
    'Your weight is low for your height. Eat regular meals with enough protein and energy, and see a doctor if you lost weight without meaning to, feel weak or are often ill.',
  Normal:
    'Your weight suits your height. Keep it so with varied food, daily movement and enough sleep, and have your blood pressure and blood sugar checked as your age asks for.',
  Overweight:
    'Your weight is above the range that suits your height. Smaller portions, fewer sweet drinks and half an hour of brisk walking on most days are a good start. Ask a doctor for a check of blood pressure, sugar and cholesterol.',
  Obese:
    'Your weight raises the risk of diabetes, high blood pressure and heart disease. Please talk to a doctor about a plan that fits you; losing even a little of it, slowly, helps.',
};

/**
 * Body-mass index in kg/m², unrounded (the page shows 2 decimals).
 * @param weightKg body weight in kilograms, > 0
 * @param heightM standing height in metres, > 0
 * @throws RangeError if either is not above 0
 * Source: specification section 5, BMI.
 */
export function bmiOf(weightKg: number, heightM: number): number {
  if (!(weightKg > 0 && heightM > 0)) throw new RangeError('Weight and height must be above 0.');
  return weightKg / heightM ** 2;
}

/** Category of a body-mass index in kg/m². */
export function bmiCategory(bmi: number): BmiCategory {
  if (bmi < 18.5) return 'Underweight';
  if (bmi < 25) return 'Normal';
  if (bmi < 30) return 'Overweight';
  return 'Obese';
}
