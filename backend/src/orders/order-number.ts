import { randomBytes } from 'node:crypto';

/** Without the signs that look like each other when read aloud or copied by hand: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A new order number such as HP-2026-7KQ4XM; the unique index says whether it is free. */
export const newOrderNumber = (year: number): string =>
  `HP-${year}-${Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
