import { randomBytes } from 'node:crypto';

/** Without similar characters: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A new readable number such as HP-2026-7KQ4XM; a unique index checks that it is free. */
export const newPublicNumber = (prefix: string, year: number): string =>
  `${prefix}-${year}-${Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
