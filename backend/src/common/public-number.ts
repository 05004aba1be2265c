import { randomBytes } from 'node:crypto';

/** Without the signs that look like each other when read aloud or copied by hand: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A new number for people, such as HP-2026-7KQ4XM; the unique index says whether it is free. */
export const newPublicNumber = (prefix: string, year: number): string =>
  `${prefix}-${year}-${Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
