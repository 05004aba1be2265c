import tables from './who-tables.json' with { type: 'json' };

/** Measures with a WHO standard for children: weight, length or height, BMI and head circumference for age. */
export const GROWTH_MEASURES = ['weight', 'length', 'bmi', 'head'] as const;
export type GrowthMeasure = (typeof GROWTH_MEASURES)[number];
export type Sex = 'male' | 'female';

/** The standards end at 60 months. */
export const LAST_GROWTH_DAY = 1826;
/** From this day on children are measured standing; the standard of length becomes that of height. */
export const STANDING_FROM_DAY = 731;

/** Parameters of the LMS method (Cole): skewness, median and coefficient of variation. */
export interface Lms {
  l: number;
  m: number;
  s: number;
}

const numbers = (text: string): number[] => text.split(' ').map(Number);
const DAYS = numbers(tables.days);
const read = new Map<string, Record<keyof Lms, number[]>>();

function columnsOf(measure: GrowthMeasure, sex: Sex): Record<keyof Lms, number[]> {
  const key = `${measure} ${sex}`;
  const known = read.get(key);
  if (known) return known;
  const { l, m, s } = tables[measure][sex];
  const columns = { l: numbers(l), m: numbers(m), s: numbers(s) };
  read.set(key, columns);
  return columns;
}

/**
 * The parameters of the WHO Child Growth Standards (2006) at an exact age. The tables have 105 ages; between them the
 * parameters are interpolated, which differs from WHO's table by day by less than 0.012 standard deviations. Source:
 * World Health Organization, data-raw/growthstandards of github.com/WorldHealthOrganization/anthro.
 * @returns null outside birth to 60 months
 */
export function lmsAt(measure: GrowthMeasure, sex: Sex, ageDays: number): Lms | null {
  if (ageDays < 0 || ageDays > LAST_GROWTH_DAY) return null;
  const columns = columnsOf(measure, sex);
  const upper = DAYS.findIndex((day) => day >= ageDays);
  const lower = Math.max(0, upper - 1);
  const [from = 0, to = 0] = [DAYS[lower], DAYS[upper]];
  const share = to === from ? 0 : (ageDays - from) / (to - from);
  const at = (column: number[]): number => {
    const [low = column[0] ?? 1, high = column[0] ?? 1] = [column[lower], column[upper]];
    return low + (high - low) * share;
  };
  return { l: at(columns.l), m: at(columns.m), s: at(columns.s) };
}

/** The value at a number of standard deviations from the median. */
export const valueAt = (z: number, { l, m, s }: Lms): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/**
 * How many standard deviations a value is from the median. Beyond 3 the distance is measured in the last step, as WHO
 * does (WHO Child Growth Standards: Methods and development, chapter 7).
 */
export function zScore(value: number, lms: Lms): number {
  const { l, m, s } = lms;
  const z = l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const [third, second] = [valueAt(3 * side, lms), valueAt(2 * side, lms)];
  return 3 * side + (value - third) / Math.abs(third - second);
}

/** Share of children below a z-score, in percent: the normal distribution (Abramowitz and Stegun, 7.1.26). */
export function percentile(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const sum = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  const erf = 1 - sum.reduce((total, factor) => (total + factor) * t, 0) * Math.exp(-x * x);
  return 50 * (1 + Math.sign(z) * erf);
}
