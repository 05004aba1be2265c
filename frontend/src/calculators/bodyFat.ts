import type { Band } from './Scale';
import type { Measure } from './measures';
import { tCalculator } from '../messages/care/calculators';
import { tPage } from '../messages/pages';

export type Gender = 'male' | 'female';

export const BODY_FAT_MEASURES = {
  height: {
    name: 'height',
    label: tCalculator('height'),
    unit: 'cm',
    min: 100,
    max: 260,
    usual: 172,
    hint: tCalculator('withoutShoes'),
  },
  neck: {
    name: 'neck',
    label: tCalculator('neck'),
    unit: 'cm',
    min: 20,
    max: 80,
    usual: 37.5,
    hint: tCalculator('neckHint'),
  },
  waist: { name: 'waist', label: tCalculator('waist'), unit: 'cm', min: 40, max: 250, usual: 86.5 },
  hip: {
    name: 'hip',
    label: tCalculator('hip'),
    unit: 'cm',
    min: 50,
    max: 250,
    usual: 98,
    hint: tCalculator('hipHint'),
  },
} as const satisfies Record<string, Measure>;

/** The position of the tape on the waist differs between the formula's two studies. */
export const WAIST_HINT: Record<Gender, string> = {
  male: tCalculator('waistHintMen'),
  female: tCalculator('waistHintWomen'),
};

/** All in centimetres; the hip is only used for women. */
export interface Body {
  gender: Gender;
  height: number;
  neck: number;
  waist: number;
  hip?: number;
}

/** A percentage outside of this is impossible: the tape was read wrongly. */
export const POSSIBLE_PERCENT = { min: 2, max: 75 };

/**
 * Body fat in percent of the weight, unrounded (the page shows 2 decimals).
 * @throws RangeError if the circumferences leave nothing to take a logarithm of, or a woman's hip is missing
 * Source: U.S. Navy circumference method: body density by J. A. Hodgdon and M. B. Beckett, Naval Health Research
 * Center reports 84-11 (men) and 84-29 (women), 1984; percentage from density by W. E. Siri, 1961.
 */
export function bodyFatPercent({ gender, height, neck, waist, hip }: Body): number {
  if (gender === 'female' && hip === undefined) throw new RangeError('A woman needs the hip too.');
  const girth = gender === 'female' ? waist + (hip ?? 0) - neck : waist - neck;
  if (!(girth > 0 && height > 0)) throw new RangeError('The waist must be larger than the neck.');
  const density =
    gender === 'female'
      ? 1.29579 - 0.35004 * Math.log10(girth) + 0.221 * Math.log10(height)
      : 1.0324 - 0.19077 * Math.log10(girth) + 0.15456 * Math.log10(height);
  return 495 / density - 450;
}

/** Ends of the scale, percent. */
export const BODY_FAT_SCALE = { from: 0, to: 50 };

const bands = (athletic: number, fit: number, average: number, high: number): Band[] => [
  { label: tCalculator('veryLow'), from: 0, tone: 'info' },
  { label: tCalculator('athletic'), from: athletic, tone: 'success' },
  { label: tCalculator('fit'), from: fit, tone: 'success' },
  { label: tCalculator('average'), from: average, tone: 'caution' },
  { label: tPage('high'), from: high, tone: 'error' },
];

/** Each from its lower bound up to, but excluding, the next. Source: the norms of the American Council on Exercise. */
export const BODY_FAT_BANDS: Record<Gender, Band[]> = {
  male: bands(6, 14, 18, 25),
  female: bands(14, 21, 25, 32),
};

/** Advice for each category. */
export const BODY_FAT_ADVICE: Record<string, string> = {
  [tCalculator('veryLow')]: tCalculator('veryLowAdvice'),
  [tCalculator('athletic')]: tCalculator('athleticAdvice'),
  [tCalculator('fit')]: tCalculator('fitAdvice'),
  [tCalculator('average')]: tCalculator('averageAdvice'),
  [tPage('high')]: tCalculator('highFatAdvice'),
};

/** Category of a percentage for a gender. */
export function bodyFatCategory(percent: number, gender: Gender): string {
  return BODY_FAT_BANDS[gender].findLast(({ from }) => percent >= from)?.label ?? tCalculator('veryLow');
}
