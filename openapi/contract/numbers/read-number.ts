import { toAsciiDigits } from '../validation/ascii-digits.js';

/** "18500", "12.5", ".5" and "1.2e3". */
const PLAIN = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,2})?$/i;
/** Thousands in groups of three or, in India, two digits: "18,500", "1,20,000", "18 500". */
const GROUPED_BY_COMMA = /^[+-]?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const GROUPED_BY_SPACE = /^[+-]?[1-9]\d{0,2}(?: \d{2,3})* \d{3}(?:\.\d+)?$/;
/** A comma that groups nothing is a decimal comma: "9,5", "0,125". */
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/;

/** The same text with the digits, spaces, separators and minus sign of ASCII. */
const inAscii = (text: string): string =>
  toAsciiDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[−–]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

const isGrouped = (text: string): boolean => GROUPED_BY_COMMA.test(text) || GROUPED_BY_SPACE.test(text);

/** Whether the number has a comma as its decimal point. */
export const hasDecimalComma = (typed: string): boolean => {
  const text = inAscii(typed);
  return DECIMAL_COMMA.test(text) && !isGrouped(text);
};

/**
 * The number that a person typed: with Indian or international thousands separators, spaces, a decimal comma, an
 * exponent or the digits of another script.
 * @returns null if the text is not exactly one number
 */
export function readNumber(typed: string): number | null {
  const text = inAscii(typed);
  if (PLAIN.test(text)) return Number(text);
  if (isGrouped(text)) return Number(text.replace(/[, ]/g, ''));
  return DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : null;
}
