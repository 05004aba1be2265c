import { Types } from 'mongoose';
import { isCalendarDate } from '../../../../openapi/contract/calendar-date.js';
import { MAX_PER_PAGE } from '../../../../openapi/contract/common.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { fieldFailure } from '../errors/errors.js';
import type { HospitalClock } from '../hospital-clock.js';
import { tCommon } from '../../messages/common.js';

/** A condition that a filter's value stands for, e.g. `{ status: 'pending' }`. */
export type Condition = Record<string, unknown>;
type Scalar = string | number | boolean;

/** The condition that a value stands for, or null when the value is not acceptable. */
export interface ListFilter {
  (value: Scalar): Condition | null;
  /** Whether it takes a list of values, of which any fits: ids and words of an enumeration only. */
  takesLists?: true;
}

/** What a list may be filtered and sorted by. Anything else is refused by name. */
export interface ListRules {
  filters: Record<string, ListFilter>;
  /** For each sort, the database field; all of them are served by an index. */
  sorts: Record<string, string>;
  defaultSort: [field: string, order: 'ASC' | 'DESC'];
}

export interface ListPlan {
  conditions: Condition[];
  sort: Record<string, 1 | -1>;
  skip: number;
  limit: number;
}

const DEFAULT_PER_PAGE = 25;

/**
 * Reads a list query of the ra-data-simple-rest dialect.
 * @throws Failure naming the part of the query that cannot be used.
 */
export function planList(query: ListQuery, rules: ListRules): ListPlan {
  const [first, last] = parseRange(query.range);
  const [field, order] = parseSort(query.sort, rules);
  const path = rules.sorts[field];
  const direction = order === 'ASC' ? 1 : -1;
  return {
    conditions: parseFilter(query.filter, rules),
    sort: path === '_id' ? { _id: direction } : { [path]: direction, _id: direction },
    skip: first,
    limit: last - first + 1,
  };
}

/** A filter of which several values may be given. */
export const anyOf = (filter: (value: Scalar) => Condition | null): ListFilter =>
  Object.assign(filter, { takesLists: true as const });

/** `{ field: value }` for a value that must be an id. */
export const idCondition = (path: string): ListFilter =>
  anyOf((value) =>
    typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? { [path]: new Types.ObjectId(value) } : null,
  );

/** `{ field: value }` for one of a few words. */
export const oneOf = (path: string, words: readonly string[]): ListFilter =>
  anyOf((value) => (typeof value === 'string' && words.includes(value) ? { [path]: value } : null));

export const flagCondition = (path: string) => (value: Scalar) =>
  typeof value === 'boolean' ? { [path]: value } : null;

/**
 * Rows made since the beginning of a day, or until its end, on the hospital's clock: by their ids, which hold the
 * second at which they were made.
 */
export const madeOn = (bound: '$gte' | '$lte', clock: HospitalClock) => (value: Scalar) => {
  if (typeof value !== 'string' || !isCalendarDate(value)) return null;
  const day = bound === '$gte' ? value : clock.addDays(value, 1);
  const edge = Types.ObjectId.createFromTime(clock.instant(day, null).getTime() / 1000);
  return { _id: { [bound === '$gte' ? '$gte' : '$lt']: edge } };
};

/**
 * `<name>_gte` and `<name>_lte` for an instant, both as days of the hospital's calendar and both included.
 * @param path the database field
 */
export function dayFilters(name: string, path: string, clock: HospitalClock): ListRules['filters'] {
  const ofDay = (condition: (day: string) => Condition) => (value: Scalar) =>
    typeof value === 'string' && isCalendarDate(value) ? { [path]: condition(value) } : null;
  return {
    [`${name}_gte`]: ofDay((day) => ({ $gte: clock.instant(day, null) })),
    [`${name}_lte`]: ofDay((day) => ({ $lt: clock.instant(clock.addDays(day, 1), null) })),
  };
}

/** `<path>_gte` and `<path>_lte` for a field that is a day of the hospital's calendar itself, both included. */
export function dateFilters(path: string): ListRules['filters'] {
  const bound = (operator: '$gte' | '$lte') => (value: Scalar) =>
    typeof value === 'string' && isCalendarDate(value) ? { [path]: { [operator]: value } } : null;
  return { [`${path}_gte`]: bound('$gte'), [`${path}_lte`]: bound('$lte') };
}

/** Text that begins with what was typed; every character stands for itself. */
export const startsWith = (path: string, text: string): Condition => ({
  [path]: { $gte: text, $lt: `${text}\uffff` },
});

function parseRange(text: string | undefined): [number, number] {
  if (text === undefined) return [0, DEFAULT_PER_PAGE - 1];
  const pair = parseJson(text, 'range');
  const ok =
    Array.isArray(pair) &&
    pair.length === 2 &&
    pair.every((n) => Number.isSafeInteger(n) && n >= 0 && n <= 10_000_000);
  if (!ok || pair[1] < pair[0]) throw fieldFailure('range', tCommon('rangeFormat'), 'VALIDATION_FAILED');
  const [first, last] = pair as [number, number];
  return [first, Math.min(last, first + MAX_PER_PAGE - 1)];
}

function parseSort(text: string | undefined, rules: ListRules): [string, 'ASC' | 'DESC'] {
  if (text === undefined) return rules.defaultSort;
  const pair = parseJson(text, 'sort');
  const [field, order] = Array.isArray(pair) ? (pair as unknown[]) : [];
  if (
    typeof field !== 'string' ||
    !Object.hasOwn(rules.sorts, field) ||
    (order !== 'ASC' && order !== 'DESC')
  ) {
    const allowed = Object.keys(rules.sorts).join(', ');
    throw fieldFailure('sort', tCommon('sortFormat', { allowed }), 'VALIDATION_FAILED');
  }
  return [field, order];
}

function parseFilter(text: string | undefined, rules: ListRules): Condition[] {
  if (text === undefined) return [];
  const filter = parseJson(text, 'filter');
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) {
    throw fieldFailure('filter', tCommon('filterFormat'), 'VALIDATION_FAILED');
  }
  return Object.entries(filter).map(([name, value]) => conditionOf(name, value, rules));
}

function conditionOf(name: string, value: unknown, rules: ListRules): Condition {
  const refused = () => fieldFailure(`filter.${name}`, tCommon('filterUnknown'), 'VALIDATION_FAILED');
  const rule =
    name === 'id' ? idCondition('_id') : Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined;
  if (!rule || (Array.isArray(value) && !rule.takesLists)) throw refused();
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (values.length === 0) return { _id: { $in: [] } };
  if (values.length > MAX_PER_PAGE) throw refused();
  const conditions = values.map((one) => (isScalar(one) ? rule(one) : null));
  if (conditions.some((condition) => condition === null)) throw refused();
  return conditions.length === 1 ? (conditions[0] as Condition) : { $or: conditions };
}

const isScalar = (value: unknown): value is Scalar =>
  (typeof value === 'string' && value.length <= 200) || typeof value === 'boolean' || Number.isFinite(value);

function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw fieldFailure(field, tCommon('notJson'), 'VALIDATION_FAILED');
  }
}
