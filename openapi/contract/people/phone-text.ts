import { toAsciiDigits } from '../validation/ascii-digits.js';

const LINK = /^\s*tel:(?:\/\/)?/i;
/** The trunk prefix that is omitted from abroad, as in "+91 (0)98123 45678". */
const TRUNK_PREFIX = /\(\s*0\s*\)/g;
const SEPARATORS = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Pd}\u2212()[\]./]/gu;

/** A phone number as typed or pasted without separators and with digits 0-9: "+91 (0)98123-45678" → "+919812345678". */
export const cleanPhone = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replace(LINK, '')
    .replaceAll(TRUNK_PREFIX, '')
    .replaceAll(SEPARATORS, '');

/** Whether it may be a number; the server knows the numbers of each country. */
export const looksLikePhone = (cleaned: string): boolean => /^\+?\d{8,18}$/.test(cleaned);
