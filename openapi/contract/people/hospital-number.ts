import { toAsciiDigits } from '../validation/ascii-digits.js';

/**
 * The hospital number of a patient: eight digits in sequence and a check digit by Verhoeff's scheme (J. Verhoeff, "Error
 * Detecting Decimal Codes", Mathematical Centre Tracts 29, 1969), as in Aadhaar and SNOMED CT identifiers. It detects
 * every single wrong digit and every swap of two neighbours.
 */

const SEQUENCE_DIGITS = 8;
const DIGITS = SEQUENCE_DIGITS + 1;
/** The first number has eight digits already, so that no number begins with a zero. */
const BASE = 10_000_000;
export const MAX_HOSPITAL_NUMBERS = 89_999_999;

/** The dihedral group of ten elements: rotations 0 to 4, reflections 5 to 9. */
function product(a: number, b: number): number {
  const turned = a < 5 ? (a + (b % 5)) % 5 : (a - (b % 5)) % 5;
  return a < 5 === b < 5 ? turned : turned + 5;
}

/** Verhoeff's permutation, applied once for each place from the right. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function permuted(digit: number, times: number): number {
  return times === 0 ? digit : permuted(PERMUTATION[digit], times - 1);
}

/** 0 for digits whose last one is the check digit of the others. */
const checksum = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, place) => product(sum, permuted(Number(digit), place % 8)), 0);

/** Whether the last digit is the check digit of the others. */
export const hasCheckDigit = (digits: string): boolean => /^\d{2,}$/.test(digits) && checksum(digits) === 0;

/** The digits with their check digit. */
export function withCheckDigit(digits: string): string {
  const check = [...'0123456789'].find((digit) => checksum(digits + digit) === 0);
  return digits + String(check);
}

/** The nine digits of the patient at this place of the sequence, from 1. */
export function hospitalNumberAt(place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > MAX_HOSPITAL_NUMBERS)
    throw new Error('Hospital numbers are used up.');
  return withCheckDigit(String(BASE + place));
}

/** "1000 0001 6", as screens and papers show it, in one line. */
export const formatHospitalNumber = (number: string): string =>
  [number.slice(0, 4), number.slice(4, SEQUENCE_DIGITS), number.slice(SEQUENCE_DIGITS)].join('\u00a0');

/** The nine digits of a text that looks like a hospital number, with any spaces, hyphens and digits of other scripts. */
function nineDigits(typed: string): string | null {
  const plain = toAsciiDigits(typed).replace(/[\s\p{Cf}\p{Pd}.]/gu, '');
  return plain.length === DIGITS && /^[1-9]\d*$/.test(plain) ? plain : null;
}

/** The stored form of a typed number; null for another text and for a wrong check digit. */
export function readHospitalNumber(typed: string): string | null {
  const digits = nineDigits(typed);
  return digits && hasCheckDigit(digits) ? digits : null;
}

/** Whether the text has the length of a hospital number with a wrong check digit: one digit is wrong, or two are swapped. */
export function isMistypedHospitalNumber(typed: string): boolean {
  const digits = nineDigits(typed);
  return digits !== null && !hasCheckDigit(digits);
}
