import type { Band } from './Scale';
import type { Measure } from './measures';
import { calculatorWords } from '../words/care/calculators';
import { pageWords } from '../words/pages';

export const BMI_MEASURES = {
  height: {
    name: 'height',
    label: calculatorWords.height,
    unit: 'cm',
    min: 100,
    max: 260,
    usual: 172,
    hint: calculatorWords.withoutShoes,
  },
  weight: {
    name: 'weight',
    label: calculatorWords.weight,
    unit: 'kg',
    min: 20,
    max: 400,
    usual: 68.5,
    hint: calculatorWords.inLightClothes,
  },
} as const satisfies Record<string, Measure>;

export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';

/** Ends of the scale's picture, kg/m². */
export const BMI_SCALE = { from: 14, to: 40 };

/** The specification's categories: each from its lower bound up to, but excluding, the next one. */
export const BMI_BANDS: (Band & { label: BmiCategory })[] = [
  { label: calculatorWords.underweight, from: 0, tone: 'info' },
  { label: pageWords.normal, from: 18.5, tone: 'success' },
  { label: calculatorWords.overweight, from: 25, tone: 'caution' },
  { label: calculatorWords.obese, from: 30, tone: 'error' },
];

/** What to do about each category. */
export const BMI_ADVICE: Record<BmiCategory, string> = {
  Underweight: calculatorWords.underweightAdvice,
  Normal: calculatorWords.normalWeightAdvice,
  Overweight: calculatorWords.overweightAdvice,
  Obese: calculatorWords.obeseAdvice,
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
  if (bmi < 18.5) return calculatorWords.underweight;
  if (bmi < 25) return pageWords.normal;
  if (bmi < 30) return calculatorWords.overweight;
  return calculatorWords.obese;
}
