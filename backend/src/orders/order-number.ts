import { newPublicNumber } from '../common/public-number.js';

/** A new order number such as HP-2026-7KQ4XM. */
export const newOrderNumber = (year: number): string => newPublicNumber('HP', year);
