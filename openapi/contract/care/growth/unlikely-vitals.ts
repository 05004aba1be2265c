import messages from '../../../../messages/en/contract/care/vital-signs.json' with { type: 'json' };
import { createMessages } from '../../messages/create-messages.js';
import { ageTextOn } from '../../people/age-text.js';
import { ageOn, daysOn } from '../../people/age.js';
import type { Gender } from '../../people/field-lists.js';
import { ADULT_YEARS, VITALS } from '../vital-facts.js';
import type { VitalSigns } from '../vital-signs.js';
import { lmsAt, zScore, type GrowthMeasure, type Sex } from './who-growth.js';

const tVitalSigns = createMessages('contract/care/vital-signs', messages);

/** The measured person on the day of the values. */
export interface MeasuredPerson {
  gender: Gender | null;
  /** YYYY-MM-DD; null if unknown. */
  dob: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** The last values, for the BMI. */
  last?: Pick<VitalSigns, 'weight' | 'height'>;
}

type Size = 'weight' | 'height' | 'headCircumference';
const SIZES: readonly Size[] = ['weight', 'height', 'headCircumference'];
/** Z-scores beyond which WHO takes a value for an error (WHO Anthro, implausible values). */
const FLAGGED: Record<Size, [measure: GrowthMeasure, low: number, high: number]> = {
  weight: ['weight', -6, 5],
  height: ['length', -6, 6],
  headCircumference: ['head', -5, 5],
};
/** Children born too early are smaller than the standard at first; until this age the lower limit is wider. */
const EARLY_DAYS = 90;
const EARLY_LOW = -10;
/** Beyond these values the screen asks; chosen wide by the portal. */
const CHILD: Partial<Record<Size, [low: number, high: number]>> = { weight: [8, 150], height: [80, 210] };
const ADULT: Partial<Record<Size, [low: number, high: number]>> = {
  weight: [25, 250],
  height: [100, 230],
  headCircumference: [45, 68],
};
const BMI = [10, 50] as const;

const isOutside = (value: number, [low, high]: readonly [number, number]): boolean =>
  value < low || value > high;

/** Whether WHO takes the value for an error: for a child whose sex is not known, in both sexes. */
function isFlagged(size: Size, value: number, { gender, days }: { gender: Gender | null; days: number }) {
  const [measure, low, high] = FLAGGED[size];
  const sexes: Sex[] = gender === 'male' || gender === 'female' ? [gender] : ['male', 'female'];
  return sexes.every((sex) => {
    const lms = lmsAt(measure, sex, days);
    return lms !== null && isOutside(zScore(value, lms), [days < EARLY_DAYS ? EARLY_LOW : low, high]);
  });
}

function sizeProblem(size: Size, value: number, { gender, dob, day }: MeasuredPerson): string | null {
  if (dob === null || day < dob) return null;
  const days = daysOn(dob, day);
  const { label, unit } = VITALS[size];
  const isAdult = ageOn(dob, day) >= ADULT_YEARS;
  const limits = (isAdult ? ADULT : CHILD)[size];
  const isUnlikely =
    lmsAt(FLAGGED[size][0], 'female', days) === null
      ? limits !== undefined && isOutside(value, limits)
      : isFlagged(size, value, { gender, days });
  if (!isUnlikely) return null;
  return tVitalSigns(isAdult ? 'unlikely.adult' : 'unlikely.child', {
    label,
    value: `${value} ${unit}`,
    age: ageTextOn(dob, day),
  });
}

function bmiProblem(vitals: Partial<VitalSigns>, { dob, day, last }: MeasuredPerson): string | null {
  const isMeasured = vitals.weight !== undefined || vitals.height !== undefined;
  const [weight, height] = [vitals.weight ?? last?.weight, vitals.height ?? last?.height];
  if (!isMeasured || !weight || !height || dob === null || ageOn(dob, day) < ADULT_YEARS) return null;
  const bmi = weight / (height / 100) ** 2;
  return isOutside(bmi, BMI) ? tVitalSigns('unlikely.bmi', { weight, height, bmi: bmi.toFixed(1) }) : null;
}

/**
 * Sizes that are possible but very unlikely for the person, such as a height in inches; the screen asks before it
 * saves them. Without a date of birth nothing is unlikely.
 */
export function unlikelyVitals(vitals: Partial<VitalSigns>, person: MeasuredPerson): string[] {
  const sizes = SIZES.flatMap((size) => {
    const value = vitals[size];
    return value === undefined ? [] : (sizeProblem(size, value, person) ?? []);
  });
  return sizes.length > 0 ? sizes : [bmiProblem(vitals, person) ?? []].flat();
}
