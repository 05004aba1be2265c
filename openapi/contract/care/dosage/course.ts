import type { DoseUnit } from './dosage-facts.js';
import { DAYS_IN, SPOON_ML } from './dosage-facts.js';
import type { Dosage } from './dosage.js';
import type { Timing } from './timing.js';

/** What all steps of a dosage come to. */
export interface Course {
  /** Null unless every step has a known length. */
  days: number | null;
  /** Null unless every dose is known as well. */
  quantity: { value: number; unit: DoseUnit } | null;
  /** It goes on until the doctor ends it. */
  openEnded: boolean;
}

const UNKNOWN: Course = { days: null, quantity: null, openEnded: false };

/** Amounts have at most three decimals; whole thousandths add up without rounding errors. */
const THOUSAND = 1000;
const inThousandths = (amount: number): number => Math.round(amount * THOUSAND);

/** How often a period of weeks or months fits into the step; null when it does not fit exactly. */
function periodsIn(
  days: number,
  { period, periodUnit }: Timing & { kind: 'frequency' },
  months: number | null,
) {
  const periods =
    periodUnit === 'mo' && months !== null
      ? months / period
      : days / (period * DAYS_IN[periodUnit as 'wk' | 'mo']);
  return Number.isInteger(periods) ? periods : null;
}

/** Doses of a step; null when they depend on the day on which it begins. */
function dosesIn(timing: Timing & { kind: 'frequency' }, days: number, months: number | null): number | null {
  const { frequency, period, periodUnit } = timing;
  if (periodUnit === 'd') return frequency * Math.ceil(days / period);
  if (periodUnit === 'h') {
    if (24 % period === 0) return (24 / period) * days;
    return period % 24 === 0 ? Math.ceil(days / (period / 24)) : null;
  }
  const periods = periodsIn(days, timing, months);
  return periods === null ? null : frequency * periods;
}

/** Doses, or in thousandths the amounts of a pattern, that the timing comes to. */
function thousandthsIn(timing: Timing, days: number, months: number | null): number | null {
  if (timing.kind === 'once') return THOUSAND;
  if (timing.kind === 'frequency') {
    const doses = dosesIn(timing, days, months);
    return doses === null ? null : doses * THOUSAND;
  }
  const weeks = Number.isInteger(days / 7) ? days / 7 : null;
  if (timing.kind === 'weekdays') {
    return weeks === null ? null : timing.dayOfWeek.length * timing.frequency * weeks * THOUSAND;
  }
  const { morning, noon, evening, night, everyDays, dayOfWeek } = timing;
  const aDay = [morning, noon, evening, night].map(inThousandths).reduce((sum, each) => sum + each, 0);
  if (dayOfWeek.length === 0) return aDay * Math.ceil(days / everyDays);
  return weeks === null ? null : aDay * dayOfWeek.length * weeks;
}

interface Step {
  days: number;
  quantity: { thousandths: number; unit: DoseUnit } | null;
}

/** The length of a step; null when it is not known. */
function daysOf({ timing, asNeeded, duration }: Dosage): number | null {
  if (timing?.kind === 'once') return 0;
  if (asNeeded && asNeeded.maxPerDay === null) return null;
  return duration?.kind === 'fixed' ? duration.value * DAYS_IN[duration.unit] : null;
}

/** A year has twelve months, but 365 days. */
function monthsOf({ duration }: Dosage): number | null {
  if (duration?.kind !== 'fixed') return null;
  return { d: null, wk: null, mo: duration.value, y: duration.value * 12 }[duration.unit];
}

/** Where a dose goes to both sides, the text does not say whether it counts once or twice. */
const isForBoth = ({ route }: Dosage): boolean => route?.startsWith('both') ?? false;

function stepOf(dosage: Dosage): Step | null {
  const days = daysOf(dosage);
  if (days === null) return null;
  const { dose, timing, asNeeded } = dosage;
  const doses = asNeeded
    ? asNeeded.maxPerDay! * days * THOUSAND
    : thousandthsIn(timing!, days, monthsOf(dosage));
  if (!dose || doses === null || isForBoth(dosage)) return { days, quantity: null };
  const spoon = SPOON_ML[dose.unit];
  const value = inThousandths(dose.value) * (spoon ?? 1);
  return { days, quantity: { thousandths: (value * doses) / THOUSAND, unit: spoon ? 'ml' : dose.unit } };
}

function sumOf(steps: Step[]): Course['quantity'] {
  const [first] = steps;
  const unit = first.quantity?.unit;
  if (!unit || !steps.every(({ quantity }) => quantity?.unit === unit)) return null;
  const thousandths = steps.reduce((sum, { quantity }) => sum + quantity!.thousandths, 0);
  return Number.isSafeInteger(thousandths) ? { value: thousandths / THOUSAND, unit } : null;
}

/** Days and quantity of a medicine, only from what its dosage states in full. */
export function courseOf(dosages: readonly Dosage[]): Course {
  const last = dosages.at(-1);
  if (!last) return UNKNOWN;
  if (last.duration && last.duration.kind !== 'fixed') return { ...UNKNOWN, openEnded: true };
  const steps = dosages.map(stepOf);
  if (!steps.every((step) => step !== null)) return UNKNOWN;
  // A single dose is taken on the first day of what follows.
  const days = Math.max(
    1,
    steps.reduce((sum, step) => sum + step.days, 0),
  );
  return { days, quantity: sumOf(steps), openEnded: false };
}
