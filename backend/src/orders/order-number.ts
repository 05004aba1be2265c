import { newPublicNumber } from '../common/public-number.js';

const PREFIX = 'HP';
const BEGINNING = new RegExp(`^${PREFIX}(-|$)`, 'i');

/** A new order number such as HP-2026-7KQ4XM. */
export const newOrderNumber = (year: number): string => newPublicNumber(PREFIX, year);

/** Whether the typed text is an order number or its beginning, from HP on. */
export const isOrderNumber = (typed: string): boolean => BEGINNING.test(typed);
