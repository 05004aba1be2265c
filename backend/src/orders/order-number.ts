import type { Condition } from '../common/list-query.js';
import { startsWith } from '../common/list-query.js';
import { newPublicNumber } from '../common/public-number.js';

/** With four signs of its random part the beginning of a number fits a handful of orders; with fewer, thousands. */
const BEGINNING = /^HP-\d{4}-[0-9A-Z]{4}/;

/** A new order number such as HP-2026-7KQ4XM. */
export const newOrderNumber = (year: number): string => newPublicNumber('HP', year);

/** Orders whose number begins with what was typed; none while less than HP-2026-7KQ4 of one is typed. */
export function numberBegins(typed: string): Condition {
  const beginning = typed.trim().toUpperCase();
  return BEGINNING.test(beginning) ? startsWith('number', beginning) : { _id: { $in: [] } };
}
