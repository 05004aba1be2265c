import { hasDecimalComma, readNumber } from '../../../../openapi/contract/numbers/read-number.js';
import { toAsciiDigits } from '../../../../openapi/contract/validation/ascii-digits.js';
import { tField } from '../../messages/fields';

/** The accepted format of a number field. */
export interface NumberRules {
  /** Maximum decimals; 0 for whole numbers. */
  decimals?: number;
  isNegativeAllowed?: boolean;
  /** A comma groups thousands: "1,200". With `decimal` it may also be the decimal point: "72,5". */
  comma?: 'groups' | 'decimal';
}

/** The text of the field, or why the input was refused. */
export type TypedNumber = { text: string; problem?: undefined } | { text?: undefined; problem: string };

export const DEFAULT_DECIMALS = 2;

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
  const text = bare(typed);
  const problem = problemOf(text, rules);
  return problem ? { problem } : { text };
}

/**
 * The value of the field's text: "1,200" is 1200, "1." is 1.
 * @returns the text itself if it is not a number, which every contract refuses
 */
export function valueOfText(text: string, comma: NumberRules['comma'] = 'groups'): string {
  if (comma === 'groups' && hasDecimalComma(text)) return text;
  const number = readNumber(text.replace(/(?<=\d)\.$/, ''));
  return number === null ? text : String(number);
}
