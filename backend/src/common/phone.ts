import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanPhone } from '../../../openapi/contract/people/phone-text.js';

/** A landline number without its trunk prefix 0 or +91, which is more often a mistyped mobile number. */
const INCOMPLETE = /^[1-5]\d{9}$/;

/** A phone number as E.164, by default Indian; null if it is invalid. Ten digits alone are an Indian mobile number. */
export function toE164(phone: string): string | null {
  const cleaned = cleanPhone(phone);
  if (INCOMPLETE.test(cleaned)) return null;
  const number = parsePhoneNumberFromString(cleaned, { defaultCountry: 'IN', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** The same, but a stored number is accepted unchanged, also if it is older than the rule. */
export const toE164Or = (stored: string | null | undefined, phone: string): string | null =>
  toE164(phone) ?? (stored && cleanPhone(phone) === cleanPhone(stored) ? stored : null);

const LOOKS_LIKE_A_NUMBER = /^\+?\d+$/;
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
  const text = cleanPhone(typed);
  if (!LOOKS_LIKE_A_NUMBER.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return [];
  const significant = digits.replace(/^0+/, '');
  return [...new Set([significant, reversed(digits)])].filter(Boolean);
}
