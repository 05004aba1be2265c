import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An unguessable identifier in Stripe's form, such as `re_3kQ…`.
 * @param prefix what kind of object it names, with its underscore
 * @param length number of random characters (about 5.9 bits each)
 */
export function newId(prefix: string, length = 24): string {
  const characters = Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]);
  return prefix + characters.join('');
}
