import type { Dosage } from '../../../../openapi/contract/care/dosage/dosage.js';
import type { Timing } from '../../../../openapi/contract/care/dosage/timing.js';
import type { DoseUnit } from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import { DAYS_IN, MASS_UNITS, SPOON_ML } from '../../../../openapi/contract/care/dosage/dosage-facts.js';
import type { WrittenStrength } from '../../../../openapi/contract/shop/medicine-names/facts.js';

const MG: Record<string, number> = { g: 1000, mg: 1, mcg: 0.001 };
/** Units of a dose that a strength "per piece" is of. */
const PIECES: readonly DoseUnit[] = ['tablet', 'capsule', 'sachet', 'lozenge', 'suppository', 'piece'];

/** An amount in milligrams; null for units of another kind. */
export const inMg = (value: number, unit: string): number | null =>
  Object.hasOwn(MG, unit) ? value * MG[unit] : null;

/** The most doses of one day; for a pattern the amount of one day in the unit of the dose. */
function dosesADay(timing: Timing): number {
  if (timing.kind === 'once') return 1;
  if (timing.kind === 'weekdays') return timing.frequency;
  if (timing.kind === 'pattern') return timing.morning + timing.noon + timing.evening + timing.night;
  if (timing.periodUnit === 'h') return timing.period >= 24 ? 1 : 24 / timing.period;
  return timing.periodUnit === 'd' ? timing.frequency : 1;
}

/** Doses of one week; for a pattern the amount. */
function dosesAWeek(timing: Timing): number {
  if (timing.kind === 'once') return 1;
  if (timing.kind === 'weekdays') return timing.frequency * timing.dayOfWeek.length;
  if (timing.kind === 'pattern')
    return dosesADay(timing) * (timing.dayOfWeek.length > 0 ? timing.dayOfWeek.length : 7 / timing.everyDays);
  if (timing.periodUnit === 'h') return (7 * 24) / timing.period;
  return (timing.frequency * 7) / (timing.period * DAYS_IN[timing.periodUnit]);
}

function dosesOf({ timing, asNeeded }: Dosage, period: string): number | null {
  const factor = period === 'week' ? 7 : 1;
  if (asNeeded?.maxPerDay) return asNeeded.maxPerDay * factor;
  if (!timing || asNeeded) return null;
  return period === 'week' ? dosesAWeek(timing) : dosesADay(timing);
}

/** Milligrams of a substance in one dose; null unless dose and strength are of one kind. */
function mgInDose(
  { value, unit }: NonNullable<Dosage['dose']>,
  strength: WrittenStrength | null,
  unitOfLimit: string,
): number | null {
  if (MASS_UNITS.includes(unit)) return inMg(value, unit);
  if (!strength) return null;
  // "Amlodipine 5" and "Thyronorm 50": the unit that is not written is the usual one of the substance.
  const mg = inMg(strength.value, strength.unit ?? unitOfLimit);
  if (mg === null) return null;
  if (strength.perUnit === null) return PIECES.includes(unit) ? mg * value : null;
  const ml = unit === 'ml' ? value : SPOON_ML[unit] && value * SPOON_ML[unit];
  return strength.perUnit === 'ml' && ml ? (mg * ml) / (strength.perValue ?? 1) : null;
}

/**
 * The most milligrams of a substance that the steps of a line come to in a day or a week; null when a step does not
 * say so.
 */
export function amountOf(
  dosages: readonly Dosage[],
  strength: WrittenStrength | null,
  { unit, period }: { unit: string; period: string },
): number | null {
  const amounts = dosages.map((dosage) => {
    const doses = dosesOf(dosage, period);
    const mg = dosage.dose && mgInDose(dosage.dose, strength, unit);
    return doses === null || mg === null ? null : doses * mg;
  });
  return amounts.every((amount) => amount !== null) && amounts.length > 0 ? Math.max(...amounts) : null;
}
