import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as E.164, read as an Indian one when it has no country code; null when there is no such number. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'IN');
  return number?.isValid() ? number.number : null;
}
