import type { ReferenceRange, TestedPerson } from './reference-range.js';
import type { NotCompared } from './compare.js';

type AgeUnit = NonNullable<ReferenceRange['ageUnit']>;
type Ages = Pick<ReferenceRange, 'ageFrom' | 'ageTo' | 'ageUnit'>;
/** First and last possible value, both included. */
type Interval = readonly [from: number, to: number];

/** Mean days of a Gregorian month and year. */
const DAYS = { days: 1, months: 30.436_875, years: 365.2425 } as const;

/** The ages of a range in days. */
const inDays = ({ ageFrom, ageTo, ageUnit = 'years' }: Ages): Interval => [
  (ageFrom ?? 0) * DAYS[ageUnit],
  ageTo === null ? Infinity : (ageTo + 1) * DAYS[ageUnit] - 1,
];

/** Whether both ranges apply to some person. */
export function areOverlapping(one: ReferenceRange, other: ReferenceRange): boolean {
  const [[from, to], [otherFrom, otherTo]] = [inDays(one), inDays(other)];
  const haveSameSex = one.gender === null || other.gender === null || one.gender === other.gender;
  return haveSameSex && from <= otherTo && otherFrom <= to;
}

/** The possible ages of the person in a unit; null if the age is unknown. */
function agesOf({ age, ageMonths, ageDays }: TestedPerson, unit: AgeUnit): Interval | null {
  const exact = { years: age, months: ageMonths, days: ageDays }[unit] ?? null;
  if (exact !== null) return [exact, exact];
  if (unit === 'days' && ageMonths != null)
    return [Math.floor(ageMonths * DAYS.months) - 2, Math.ceil((ageMonths + 1) * DAYS.months) + 1];
  if (age === null) return null;
  return unit === 'months'
    ? [age * 12, age * 12 + 11]
    : [Math.floor(age * DAYS.years), Math.ceil((age + 1) * DAYS.years)];
}

type Fit = 'yes' | 'no' | 'unknown';

function fitOfAge(range: ReferenceRange, person: TestedPerson): Fit {
  const { ageFrom, ageTo, ageUnit = 'years' } = range;
  if (ageFrom === null && ageTo === null) return 'yes';
  const ages = agesOf(person, ageUnit);
  if (!ages) return 'unknown';
  const [from, to] = [ageFrom ?? 0, ageTo ?? Infinity];
  if (ages[0] >= from && ages[1] <= to) return 'yes';
  return ages[1] < from || ages[0] > to ? 'no' : 'unknown';
}

function fitOf(range: ReferenceRange, person: TestedPerson): Fit {
  const age = fitOfAge(range, person);
  if (range.gender === null || age === 'no') return age;
  if (person.gender === null || person.gender === 'undisclosed') return 'unknown';
  return person.gender === range.gender ? age : 'no';
}

/** The range that applies to a person, or why there is none. */
export type Reference =
  | { range: ReferenceRange; notCompared: null }
  | { range: null; notCompared: Extract<NotCompared, 'noRange' | 'noRangeForPerson' | 'personUnknown'> };

/** The range of a measure for the person. A range that may or may not apply is not used. */
export function referenceFor(
  { ranges }: { ranges: readonly ReferenceRange[] },
  person: TestedPerson,
): Reference {
  const fits = ranges.map((range) => ({ range, fit: fitOf(range, person) }));
  const range = fits.find(({ fit }) => fit === 'yes')?.range;
  if (range) return { range, notCompared: null };
  if (ranges.length === 0) return { range: null, notCompared: 'noRange' };
  const isUnknown = fits.some(({ fit }) => fit === 'unknown');
  return { range: null, notCompared: isUnknown ? 'personUnknown' : 'noRangeForPerson' };
}

/** People of one sex without a range, in years of age. */
export interface UncoveredPeople {
  gender: 'male' | 'female';
  fromYears: number;
  /** Included; null for no end. */
  toYears: number | null;
}

/** Highest age that is looked at, in years. */
const OLDEST = 120;

/** The people to whom no range applies, by sex and whole years. A year that is covered in part is not covered. */
export function uncoveredPeople(ranges: readonly ReferenceRange[]): UncoveredPeople[] {
  const isCovered = (gender: 'male' | 'female', age: number): boolean => {
    const days = ranges
      .filter((range) => range.gender === null || range.gender === gender)
      .map(inDays)
      .toSorted(([one], [other]) => one - other);
    const start = age * DAYS.years;
    let covered = start;
    // Ranges in days, months and years do not meet exactly.
    for (const [from, to] of days) {
      const gap = covered > start ? DAYS.months : 1;
      if (from <= covered + gap) covered = Math.max(covered, to + 1);
    }
    return covered >= (age + 1) * DAYS.years - 1;
  };
  return (['female', 'male'] as const).flatMap((gender) => {
    const gaps: UncoveredPeople[] = [];
    for (let age = 0; age <= OLDEST; age += 1) {
      if (isCovered(gender, age)) continue;
      const last = gaps.at(-1);
      const toYears = age === OLDEST ? null : age;
      if (last?.toYears === age - 1) last.toYears = toYears;
      else gaps.push({ gender, fromYears: age, toYears });
    }
    return gaps;
  });
}
