import { isDeepStrictEqual } from 'node:util';

type Facts = Record<string, unknown>;

/** Columns that follow from others, or that every row has. */
const WITHOUT_NEWS = new Set([
  '_id',
  'createdAt',
  'updatedAt',
  'words',
  'titleKey',
  'questionKey',
  'mobileKeys',
]);

/** What the audit trail keeps of a row that came or went. */
export const factsOf = (row: object): Facts =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !WITHOUT_NEWS.has(field)));

/** What the audit trail keeps of a change: the fields that differ, as they were and as they are. */
export function changesBetween(before: object, after: object): { before: Facts; after: Facts } {
  const [was, is] = [factsOf(before), factsOf(after)];
  const changed = Object.keys({ ...was, ...is }).filter((field) => !isDeepStrictEqual(was[field], is[field]));
  const pick = (facts: Facts) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
  return { before: pick(was), after: pick(is) };
}
