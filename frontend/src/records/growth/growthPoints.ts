import {
  GROWTH_MEASURES,
  type GrowthMeasure,
  type Sex,
  lmsAt,
  percentile,
  zScore,
} from '../../../../openapi/contract/care/growth/who-growth.js';
import type { RecordTrend } from '../../../../openapi/contract/care/trends.js';
import { VITALS, type VitalName } from '../../../../openapi/contract/care/vital-facts.js';
import { daysOn } from '../../../../openapi/contract/people/age.js';
import { tGrowth } from '../../messages/children/growth';

/** A value of a child below five years with its place in the standard. */
export interface GrowthPoint {
  key: string;
  /** YYYY-MM-DD. */
  date: string;
  ageDays: number;
  value: number;
  z: number;
}

export interface GrowthSeries {
  measure: GrowthMeasure;
  /** Oldest first. */
  points: GrowthPoint[];
}

type Value = RecordTrend['points'][number];

const valuesOf = (trends: readonly RecordTrend[], vital: VitalName): Value[] =>
  trends.find(({ kind, name }) => kind === 'vital' && name === VITALS[vital].label)?.points ?? [];

/** The BMI from weights and heights of the same time. */
function bmiValues(trends: readonly RecordTrend[]): Value[] {
  const heights = new Map(valuesOf(trends, 'height').map(({ at, value }) => [at, value]));
  return valuesOf(trends, 'weight').flatMap((weight) => {
    const height = heights.get(weight.at);
    if (height === undefined) return [];
    return [{ ...weight, value: Number((weight.value / (height / 100) ** 2).toFixed(1)) }];
  });
}

const VALUES: Record<GrowthMeasure, (trends: readonly RecordTrend[]) => Value[]> = {
  weight: (trends) => valuesOf(trends, 'weight'),
  length: (trends) => valuesOf(trends, 'height'),
  bmi: bmiValues,
  head: (trends) => valuesOf(trends, 'headCircumference'),
};

/** The measures with values below five years. @param dob YYYY-MM-DD */
export const growthSeries = (
  trends: readonly RecordTrend[],
  { dob, sex }: { dob: string; sex: Sex },
): GrowthSeries[] =>
  GROWTH_MEASURES.map((measure) => {
    const points = VALUES[measure](trends).flatMap(({ at, date, value }, index): GrowthPoint[] => {
      const ageDays = daysOn(dob, date);
      const lms = lmsAt(measure, sex, ageDays);
      return lms ? [{ key: `${at} ${index}`, date, ageDays, value, z: zScore(value, lms) }] : [];
    });
    return { measure, points };
  }).filter(({ points }) => points.length > 0);

function bandOf(z: number): string {
  if (z < -3) return tGrowth('bands.belowThree');
  if (z < -2) return tGrowth('bands.belowTwo');
  if (z < -1) return tGrowth('bands.belowOne');
  if (z <= 1) return tGrowth('bands.middle');
  if (z <= 2) return tGrowth('bands.aboveOne');
  return z <= 3 ? tGrowth('bands.aboveTwo') : tGrowth('bands.aboveThree');
}

function percentileText(z: number): string {
  const share = percentile(z);
  if (share < 1) return tGrowth('percentileBelow');
  return share > 99 ? tGrowth('percentileAbove') : tGrowth('percentile', { rank: Math.round(share) });
}

/** "below −2 SD, 2nd percentile". */
export const positionText = (z: number): string =>
  tGrowth('positionText', { band: bandOf(z), percentile: percentileText(z) });

/** "−2.13" with a minus sign. */
export const zText = (z: number): string => z.toFixed(2).replace('-', '−').replace('−0.00', '0.00');
