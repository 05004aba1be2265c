import { randomBytes } from 'node:crypto';

/** 32 unambiguous digits and letters: 5 bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SIGNS = 13;

/** A registration code with 65 random bits, which cannot be guessed. */
export function newDoctorCode(beginning = 'HSP'): string {
  const random = [...randomBytes(RANDOM_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${beginning}-${random}`;
}

/** Public codes of the demo data. They do not work in production. */
export const isDemoCode = (code: string): boolean => code.startsWith('DEMO-DOC-');
