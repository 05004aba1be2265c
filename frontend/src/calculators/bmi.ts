import type { Band } from './Scale';
import type { Measure } from './measures';
import { tCalculator } from '../messages/care/calculators';
import { tPage } from '../messages/pages';

export const BMI_MEASURES = {
  height: {
    name: 'height',
    label: tCalculator('height'),
    unit: 'cm',
    min: 100,
    max: 260,
    usual: 172,
    hint: tCalculator('withoutShoes'),
  },
  weight: {
    name: 'weight',
    label: tCalculator('weight'),
    unit: 'kg',
    min: 20,
    max: 400,
    usual: 68.5,
    hint: tCalculator('inLightClothes'),
  },
} as const satisfies Record<string, Measure>;

/** Ends of the scale, kg/m². */
export const BMI_SCALE = { from: 14, to: 40 };

/** The specification's categories: each from its lower bound up to, but excluding, the next one. */
export const BMI_BANDS: Band[] = [
  { label: tCalculator('underweight'), from: 0, tone: 'info' },
  { label: tPage('normal'), from: 18.5, tone: 'success' },
  { label: tCalculator('overweight'), from: 25, tone: 'caution' },
  { label: tCalculator('obese'), from: 30, tone: 'error' },
];

/** Advice for each category. */
export const BMI_ADVICE: Record<string, string> = {
  [tCalculator('underweight')]: tCalculator('underweightAdvice'),
  [tPage('normal')]: tCalculator('normalWeightAdvice'),
  [tCalculator('overweight')]: tCalculator('overweightAdvice'),
  [tCalculator('obese')]: tCalculator('obeseAdvice'),
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

/** The error of floating-point arithmetic is much smaller: 53.465 kg at 1.7 m are 18.5 exactly. */
const PRECISION = 1e9;

/** Category of an unrounded body-mass index in kg/m². */
export function bmiCategory(bmi: number): string {
  const exact = Math.round(bmi * PRECISION) / PRECISION;
  if (exact < 18.5) return tCalculator('underweight');
  if (exact < 25) return tPage('normal');
  if (exact < 30) return tCalculator('overweight');
  return tCalculator('obese');
}

/** The figure with 2 decimals; cut off where rounding would show the bound of the next category: 24.996 → "24.99". */
export function bmiFigure(bmi: number): string {
  const rounded = bmi.toFixed(2);
  if (bmiCategory(Number(rounded)) === bmiCategory(bmi)) return rounded;
  return (Math.floor(bmi * 100) / 100).toFixed(2);
}
