import { tCount } from '../messages/counts.js';
import { type Age, daysOn, monthsOn } from './age.js';

/** Below this age in months, the age is given in months. */
const MONTHS_UNTIL = 24;
/** Below this age in months, months are added to the years. */
const YEARS_AND_MONTHS_UNTIL = 72;

/**
 * An age as clinicians write it: days under 1 month, months under 2 years, years and months under 6 years.
 * @returns '' if the age is unknown
 */
export function ageText({ age, ageMonths = null, ageDays = null }: Age): string {
  if (ageMonths === 0 && ageDays !== null) return tCount('days', { count: ageDays });
  if (ageMonths !== null && ageMonths < MONTHS_UNTIL) return tCount('months', { count: ageMonths });
  const years = age ?? (ageMonths === null ? null : Math.floor(ageMonths / 12));
  if (years === null) return '';
  const months = ageMonths !== null && ageMonths < YEARS_AND_MONTHS_UNTIL ? ageMonths % 12 : 0;
  return [tCount('years', { count: years }), months > 0 && tCount('months', { count: months })]
    .filter(Boolean)
    .join(' ');
}

/** The age on a day, both dates YYYY-MM-DD. */
export const ageTextOn = (birth: string, day: string): string => {
  const ageMonths = monthsOn(birth, day);
  return ageText({ age: Math.floor(ageMonths / 12), ageMonths, ageDays: daysOn(birth, day) });
};

/** The age on a day; "about 40 years" if the date of birth was counted back from an age. */
export const knownAgeTextOn = (
  { dob, dobEstimated }: { dob: string; dobEstimated: boolean },
  day: string,
): string => (dobEstimated ? tCount('about', { age: ageTextOn(dob, day) }) : ageTextOn(dob, day));
