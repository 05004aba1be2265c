import {
  AS_NEEDED_REASONS,
  DOSE_UNITS,
  DURATION_UNITS,
  INSTRUCTIONS,
  ROUTES,
  TIMES_OF_DAY,
  WEEKDAYS,
} from '../../../openapi/contract/care/dosage/dosage-facts.js';
import type { Dosage } from '../../../openapi/contract/care/dosage/dosage.js';
import type { Timing } from '../../../openapi/contract/care/dosage/timing.js';

/** A sequence of numbers below 1 that is the same for the same seed (mulberry32). */
function sequenceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes dosages of every shape that the contract allows; the same seed makes the same ones. */
export function randomDosages(seed: number): () => Dosage[] {
  const next = sequenceOf(seed);
  const below = (count: number) => Math.floor(next() * count);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)];
  const some = <T>(values: readonly T[], max: number): T[] => {
    const chosen = new Set(Array.from({ length: below(max + 1) }, () => oneOf(values)));
    return values.filter((value) => chosen.has(value));
  };
  const amount = () => oneOf([0.25, 0.5, 1, 1, 2, 1.5, 2.5, 3.125, 10, 250, 60_000, 0.125]);

  const frequency = (): Timing => {
    const periodUnit = oneOf(['h', 'd', 'd', 'wk', 'mo'] as const);
    if (periodUnit === 'h')
      return { kind: 'frequency', frequency: 1, period: oneOf([4, 5, 6, 8, 12, 72]), periodUnit, when: [] };
    const when = periodUnit === 'd' ? some(TIMES_OF_DAY, 3) : some(TIMES_OF_DAY, 1);
    const count = periodUnit === 'd' && when.length > 0 ? when.length : 1 + below(4);
    return { kind: 'frequency', frequency: count, period: oneOf([1, 1, 2, 3]), periodUnit, when };
  };
  const pattern = (): Timing => {
    const days = some(WEEKDAYS, 3);
    const everyDays = days.length > 0 ? 1 : oneOf([1, 1, 2, 3]);
    const [morning, noon, evening, night] = [amount(), oneOf([0, 1]), oneOf([0, 0, 2]), oneOf([0, amount()])];
    return { kind: 'pattern', morning, noon, evening, night, everyDays, dayOfWeek: days };
  };
  const timing = (): Timing => {
    const kind = oneOf(['frequency', 'frequency', 'pattern', 'weekdays', 'once'] as const);
    if (kind === 'once') return { kind };
    if (kind === 'pattern') return pattern();
    if (kind === 'frequency') return frequency();
    const when = some(TIMES_OF_DAY, 2);
    const dayOfWeek = [...new Set([oneOf(WEEKDAYS), ...some(WEEKDAYS, 3)])];
    const sorted = WEEKDAYS.filter((day) => dayOfWeek.includes(day));
    return { kind, dayOfWeek: sorted, frequency: when.length || 1 + below(3), when };
  };
  const duration = (isLast: boolean): Dosage['duration'] => {
    const kind = oneOf(['fixed', 'fixed', 'fixed', 'untilReview', 'longTerm', null] as const);
    if (kind === null) return null;
    if (kind !== 'fixed' && isLast) return { kind };
    const unit = oneOf(DURATION_UNITS);
    return {
      kind: 'fixed',
      value:
        unit === 'd' ? 90 + below(20) : unit === 'wk' ? 26 : oneOf([6, 4.5, 12]) * (unit === 'y' ? 2 : 1),
      unit,
    };
  };
  const step = (hasDose: boolean, isLast: boolean): Dosage => {
    const chosen = timing();
    const isOnce = chosen.kind === 'once';
    const asNeeded =
      !isOnce && below(4) === 0
        ? { reason: oneOf([null, ...AS_NEEDED_REASONS]), maxPerDay: oneOf([null, 1 + below(6)]) }
        : null;
    const value = chosen.kind === 'pattern' ? 1 : amount();
    return {
      dose: hasDose ? { value, unit: oneOf(DOSE_UNITS) } : null,
      route: oneOf([null, ...ROUTES]),
      timing: asNeeded && chosen.kind !== 'pattern' && below(2) === 0 ? null : chosen,
      asNeeded,
      duration: isOnce ? null : duration(isLast),
      instructions: some(INSTRUCTIONS, 2),
    };
  };
  return () => {
    const steps = 1 + below(3);
    const hasDose = below(6) > 0;
    const made = Array.from({ length: steps }, (_, index) => step(hasDose, index === steps - 1));
    return hasDose ? made : made.filter(({ timing: chosen }) => chosen?.kind !== 'pattern');
  };
}
