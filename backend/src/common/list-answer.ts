import type { Model } from 'mongoose';
import type { Condition, ListPlan } from './list-query.js';

export interface Page<T> {
  rows: T[];
  /** All rows that the filter lets through, on whatever page. */
  total: number;
  first: number;
}

/** The header react-admin pages by: "appointments 0-24/312". */
export const contentRange = (resource: string, page: Page<unknown>): string =>
  page.rows.length === 0
    ? `${resource} */${page.total}`
    : `${resource} ${page.first}-${page.first + page.rows.length - 1}/${page.total}`;

/** One page of a collection inside the caller's scope. */
export async function findPage<T>(
  model: Model<T>,
  scope: Condition,
  plan: ListPlan,
  projection = {},
): Promise<Page<T>> {
  const conditions = [scope, ...plan.conditions].filter((condition) => Object.keys(condition).length > 0);
  const filter = (conditions.length === 0 ? {} : { $and: conditions }) as Parameters<Model<T>['find']>[0];
  const [rows, total] = await Promise.all([
    model.find(filter, projection).sort(plan.sort).skip(plan.skip).limit(plan.limit).lean<T[]>(),
    conditions.length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ]);
  return { rows, total, first: plan.skip };
}
