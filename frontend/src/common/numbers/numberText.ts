import { tField } from '../../messages/fields';
import { toAsciiDigits } from '../../../../openapi/contract/validation/ascii-digits.js';

/** The accepted format of a number field. */
export interface NumberRules {
  /** Maximum decimals; 0 for whole numbers. */
  decimals?: number;
  isNegativeAllowed?: boolean;
  /** A comma groups thousands unless it is the decimal point, as in body measures. */
  comma?: 'groups' | 'decimal';
}

/** The text of the field, or why the input was refused. */
export type TypedNumber = { text: string; problem?: undefined } | { text?: undefined; problem: string };

export const DEFAULT_DECIMALS = 2;
/** "1,200" and "12,34,567": groups of two or three digits, the last of three. */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Removes what surrounds a copied amount: "₹ 1,200/-". */
const bare = (text: string): string =>
  toAsciiDigits(text)
    .replace(/\s/gu, '')
    .replace(/^(?:₹|rs\.?|inr)/i, '')
    .replace(/\/-$/, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-');

function problemOf(text: string, { decimals = DEFAULT_DECIMALS, isNegativeAllowed }: NumberRules) {
  if (/^-[\d.,]*$/.test(text) && !isNegativeAllowed) return tField('notNegative');
  if (!/^-?[\d.,]*$/.test(text)) return decimals > 0 ? tField('digitsAndPointOnly') : tField('digitsOnly');
  const [, fraction = '', ...more] = text.split('.');
  if (more.length > 0 || fraction.includes(',')) return tField('onePointOnly');
  if (decimals === 0 && text.includes('.')) return tField('wholeNumbersOnly');
  return fraction.length > decimals ? tField('tooManyDecimals', { most: decimals }) : undefined;
}

/** Parses the field after a key or paste. */
export function readTyped(typed: string, rules: NumberRules): TypedNumber {
  const text = rules.comma === 'decimal' ? bare(typed).replaceAll(',', '.') : bare(typed);
  const problem = problemOf(text, rules);
  return problem ? { problem } : { text };
}

/**
 * The value of the field's text: "1,200" is 1200, "1." is 1.
 * @returns the text itself if its commas group nothing, which every contract refuses
 */
export function valueOfText(text: string): string {
  if (text.includes(',') && !GROUPED.test(text)) return text;
  const plain = text.replaceAll(',', '');
  return /\d/.test(plain) ? String(Number(plain)) : plain;
}
