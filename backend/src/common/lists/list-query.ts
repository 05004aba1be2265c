import { Types } from 'mongoose';
import { isCalendarDate } from '../../../../openapi/contract/calendar-date.js';
import { MAX_PER_PAGE } from '../../../../openapi/contract/common.js';
import type { ListQuery } from '../../../../openapi/contract/common.js';
import { fieldFailure } from '../errors/errors.js';
import type { HospitalClock } from '../hospital-clock.js';
import type { Ranking } from './ranked-page.js';
import { tCommon } from '../../messages/common.js';

/** The condition of a filter's value, e.g. `{ status: 'pending' }`. */
export type Condition = Record<string, unknown>;
type Scalar = string | number | boolean;

/** The condition of a value; null for an invalid value. */
export interface ListFilter {
  (value: Scalar): Condition | null;
  /** Whether it accepts several values, of which any may match: only for ids and enumerations. */
  takesLists?: true;
}

/** The filters and sorts of a list. Others are refused by name. */
export interface ListRules {
  filters: Record<string, ListFilter>;
  /** For each sort, the database field; an index supports each. */
  sorts: Record<string, string>;
  defaultSort: [field: string, order: 'ASC' | 'DESC'];
}

export interface ListPlan {
  conditions: Condition[];
  sort: Record<string, 1 | -1>;
  skip: number;
  limit: number;
  /** The order of a page by how well a row fits a typed text. */
  ranking?: Ranking;
}

const DEFAULT_PER_PAGE = 25;

/**
 * Parses a list query of the ra-data-simple-rest dialect.
 * @throws Failure naming the invalid part of the query
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

/** A filter with one or several values. */
export const anyOf = (filter: (value: Scalar) => Condition | null): ListFilter =>
  Object.assign(filter, { takesLists: true as const });

/** `{ field: value }` for an id. */
export const idCondition = (path: string): ListFilter =>
  anyOf((value) =>
    typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? { [path]: new Types.ObjectId(value) } : null,
  );

/** `{ field: value }` for a value of an enumeration. */
export const oneOf = (path: string, words: readonly string[]): ListFilter =>
  anyOf((value) => (typeof value === 'string' && words.includes(value) ? { [path]: value } : null));

export const flagCondition = (path: string) => (value: Scalar) =>
  typeof value === 'boolean' ? { [path]: value } : null;

/** Rows created since the start or until the end of a local day, found by the timestamp in their ids. */
export const madeOn = (bound: '$gte' | '$lte', clock: HospitalClock) => (value: Scalar) => {
  if (typeof value !== 'string' || !isCalendarDate(value)) return null;
  const day = bound === '$gte' ? value : clock.addDays(value, 1);
  const edge = Types.ObjectId.createFromTime(clock.instant(day, null).getTime() / 1000);
  return { _id: { [bound === '$gte' ? '$gte' : '$lt']: edge } };
};

/**
 * `<name>_gte` and `<name>_lte` for an instant, as days in the hospital's zone, both included.
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

/** `<path>_gte` and `<path>_lte` for a field that is a local day itself, both included. */
export function dateFilters(path: string): ListRules['filters'] {
  const bound = (operator: '$gte' | '$lte') => (value: Scalar) =>
    typeof value === 'string' && isCalendarDate(value) ? { [path]: { [operator]: value } } : null;
  return { [`${path}_gte`]: bound('$gte'), [`${path}_lte`]: bound('$lte') };
}

/** Matches texts with the typed prefix, without special characters. */
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
