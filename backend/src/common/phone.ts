import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as E.164, read as an Indian one when it has no country code; null when there is no such number. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'IN');
  return number?.isValid() ? number.number : null;
}

/** What people type to search for a number: digits and what people write between them. */
const LOOKS_LIKE_A_NUMBER = /^\+?[\d\s().\-/]+$/;
/** Fewer digits are in nearly every number. */
const MIN_DIGITS = 3;

/** Marks the digits that are read from the end, which no beginning of a number is taken for. */
const reversed = (digits: string): string => `<${[...digits].toReversed().join('')}`;

/**
 * What a number (E.164) is found by: its digits with and without the country code, and from the end. Each is looked
 * up by its beginning, so that an index answers.
 */
export function phoneKeysOf(mobile: string | null): string[] {
  if (!mobile) return [];
  const digits = mobile.replace(/\D/g, '');
  const national = parsePhoneNumberFromString(mobile)?.nationalNumber ?? digits;
  return [...new Set([digits, national, reversed(digits)])];
}

/**
 * The beginnings of keys that a typed number may be: of its first digits, with or without +91 or 0 before them, or of its
 * last ones. None for a text that is no number.
 */
export function typedPhoneKeys(typed: string): string[] {
  const text = typed.trim();
  if (!LOOKS_LIKE_A_NUMBER.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return [];
  const significant = digits.replace(/^0+/, '');
  return [...new Set([significant, reversed(digits)])].filter(Boolean);
}
