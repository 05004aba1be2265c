import type { Model, QueryFilter } from 'mongoose';
import type { Condition } from './list-query.js';

/** The count stops here: a longer list shows "10,000+". */
export const MAX_COUNTED = 10_000;
/** Smaller counts are always exact; larger ones change little within seconds, so they are cached. */
const REMEMBERED_FROM = 1000;
const REMEMBERED_FOR_MS = 10_000;
const MAX_REMEMBERED = 500;

export interface RowCount {
  total: number;
  /** Whether there are more. */
  isAtLeast: boolean;
}

interface Remembered extends RowCount {
  until: number;
}

const remembered = new WeakMap<object, Map<string, Remembered>>();

/** The number of matching rows: exact up to 10,000, and beyond if that is cheap. */
export async function countRows<Row>(model: Model<Row>, conditions: Condition[]): Promise<RowCount> {
  const counts = remembered.get(model) ?? new Map<string, Remembered>();
  remembered.set(model, counts);
  const key = JSON.stringify(conditions);
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known;
  const count = await countNow(model, conditions);
  if (counts.size >= MAX_REMEMBERED) counts.clear();
  if (count.total < REMEMBERED_FROM) counts.delete(key);
  else counts.set(key, { ...count, until: Date.now() + REMEMBERED_FOR_MS });
  return count;
}

/** Uses the collection's own count where it suffices, or needs only a small correction. */
async function countNow<Row>(model: Model<Row>, conditions: Condition[]): Promise<RowCount> {
  if (conditions.length === 0) return { total: await model.estimatedDocumentCount(), isAtLeast: false };
  const leftOut = conditions.length === 1 ? leftOutBy(conditions[0]) : null;
  if (!leftOut) return countUpTo(model, { $and: conditions });
  const [all, few] = await Promise.all([
    model.estimatedDocumentCount(),
    model.countDocuments(leftOut as QueryFilter<Row>),
  ]);
  return { total: Math.max(0, all - few), isAtLeast: false };
}

async function countUpTo<Row>(model: Model<Row>, filter: Condition): Promise<RowCount> {
  const count = await model.countDocuments(filter as QueryFilter<Row>, { limit: MAX_COUNTED + 1 });
  return { total: Math.min(count, MAX_COUNTED), isAtLeast: count > MAX_COUNTED };
}

/** `{ status: 'held' }` for `{ status: { $ne: 'held' } }`; null for any other condition. */
function leftOutBy(condition: Condition): Condition | null {
  const [[path, rule], ...others] = Object.entries(condition);
  const isRule = others.length === 0 && typeof rule === 'object' && rule !== null;
  return isRule && Object.keys(rule).join() === '$ne' ? { [path]: (rule as { $ne: unknown }).$ne } : null;
}
