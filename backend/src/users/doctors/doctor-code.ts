import { randomBytes } from 'node:crypto';

/** Digits and letters that cannot be confused, 32 of them: 5 bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_SIGNS = 13;

/** A registration code with 65 random bits: it cannot be guessed. */
export function newDoctorCode(beginning = 'HSP'): string {
  const random = [...randomBytes(RANDOM_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${beginning}-${random}`;
}

/** Codes that everybody knows, made with the demo data. They open nothing in production. */
export const isDemoCode = (code: string): boolean => code.startsWith('DEMO-DOC-');
