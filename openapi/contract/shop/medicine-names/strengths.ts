import type { Strength, StrengthUnit, WrittenStrength } from './facts.js';

/** A decimal number is exact as an integer of the smallest unit: ng of a mass, a millionth of everything else. */
const ZEROS: Record<StrengthUnit, number> = { mcg: 3, mg: 6, g: 9, IU: 6, '%': 6, mEq: 6, mmol: 6 };
const PER_ZEROS = 6;
const MASSES: readonly StrengthUnit[] = ['mcg', 'mg', 'g'];

/** 12.5 with 6 zeros is 12500000n; null when the number has more decimals. */
function scaled(value: number, zeros: number): bigint | null {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!parts) return null;
  const [, whole, decimals = ''] = parts;
  return decimals.length > zeros ? null : BigInt(whole + decimals.padEnd(zeros, '0'));
}

/** Masses compare with masses; every other unit with itself. */
const kindOf = (unit: StrengthUnit): string => (MASSES.includes(unit) ? 'mass' : unit);

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The same text for equal strengths: 500 mcg and 0.5 mg, 250 mg per 5 ml and 50 mg per ml. Exact: no rounding. */
export function strengthKey({ value, unit, perValue, perUnit }: Strength): string {
  const [amount, per] = [scaled(value, ZEROS[unit]), scaled(perValue ?? 1, PER_ZEROS)];
  if (amount === null || per === null || per === 0n) return `${value} ${unit}/${perValue} ${perUnit}`;
  const common = divisor(amount, per);
  return `${kindOf(unit)} ${amount / common}/${per / common} ${perUnit}`;
}

/** Whether two strengths are equal. */
export const isSameStrength = (a: Strength, b: Strength): boolean => strengthKey(a) === strengthKey(b);

/** Units that a number without a unit may stand for. */
const UNWRITTEN: readonly StrengthUnit[] = ['mg', 'mcg', 'IU'];
/** "Syp. Paracetamol 250" is 250 mg in a spoon of 5 ml. */
const SPOON_ML = 5;

/** Whether what is written names this strength. A number without a unit is in mg, mcg or IU, per tablet or per 5 ml. */
export function namesStrength(written: WrittenStrength, strength: Strength): boolean {
  const { unit } = written;
  if (unit !== null) return isSameStrength({ ...written, unit }, strength);
  const per = { perValue: strength.perUnit === 'ml' ? SPOON_ML : null, perUnit: strength.perUnit };
  if (strength.perUnit !== null && strength.perUnit !== 'ml') return false;
  return UNWRITTEN.some((one) => isSameStrength({ value: written.value, unit: one, ...per }, strength));
}

/** "500 mg", "250 mg/5 ml", "1%": a strength as people read it. */
export function strengthText({ value, unit, perValue, perUnit }: WrittenStrength): string {
  const amount = unit === '%' ? `${value}%` : unit === null ? String(value) : `${value} ${unit}`;
  if (perUnit === null) return amount;
  return perValue === 1 || perValue === null ? `${amount}/${perUnit}` : `${amount}/${perValue} ${perUnit}`;
}
