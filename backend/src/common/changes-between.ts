import { isDeepStrictEqual } from 'node:util';

type Facts = Record<string, unknown>;

/** Derived columns, and columns of every row. */
const WITHOUT_NEWS = new Set([
  '_id',
  'createdAt',
  'updatedAt',
  'words',
  'titleKey',
  'questionKey',
  'mobileKeys',
]);

/** The audit details of an inserted or deleted row. */
export const factsOf = (row: object): Facts =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !WITHOUT_NEWS.has(field)));

/** The audit details of a change: the differing fields, before and after. */
export function changesBetween(before: object, after: object): { before: Facts; after: Facts } {
  const [was, is] = [factsOf(before), factsOf(after)];
  const changed = Object.keys({ ...was, ...is }).filter((field) => !isDeepStrictEqual(was[field], is[field]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
  return { before: pick(was), after: pick(is) };
}
