import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as E.164, by default Indian; null if it is invalid. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'IN');
  return number?.isValid() ? number.number : null;
}

/** Characters in a typed number: digits and separators. */
const LOOKS_LIKE_A_NUMBER = /^\+?[\d\s().\-/]+$/;
/** Fewer digits match nearly every number. */
const MIN_DIGITS = 3;

/** Marks keys with the digits in reverse, so that a number's prefix never matches them. */
const reversed = (digits: string): string => `<${[...digits].toReversed().join('')}`;

/**
 * The search keys of a number (E.164): its digits with and without the country code, and reversed. Prefix
 * searches on them use an index.
 */
export function phoneKeysOf(mobile: string | null): string[] {
  if (!mobile) return [];
  const digits = mobile.replace(/\D/g, '');
  const national = parsePhoneNumberFromString(mobile)?.nationalNumber ?? digits;
  return [...new Set([digits, national, reversed(digits)])];
}

/**
 * The key prefixes of a typed number: as its first digits, with or without +91 or 0, or as its last ones. Empty
 * for other text.
 */
export function typedPhoneKeys(typed: string): string[] {
  const text = typed.trim();
  if (!LOOKS_LIKE_A_NUMBER.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return [];
  const significant = digits.replace(/^0+/, '');
  return [...new Set([significant, reversed(digits)])].filter(Boolean);
}
