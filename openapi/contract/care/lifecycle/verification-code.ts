/** Crockford's Base32: no I, L, O and U (https://www.crockford.com/base32.html). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits each: 50 bits. */
export const CODE_LENGTH = 10;
const GROUP = 5;

/** The stored form of a typed code: the letters that look like a digit are this digit. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** "K7QM2-HX9PD", as papers print it. */
export const formatCode = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
