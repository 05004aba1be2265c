import { StripeApiError } from './stripe-error.js';

/** A decoded form: texts, lists and nested groups of them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

type Group = Map<string, Group | string>;

const MAX_DEPTH = 8;
const MAX_FIELDS = 1_000;

/**
 * Decodes Stripe's request form: `metadata[a]=1` is a group, `expand[]=x` and `items[0][id]=y` are lists.
 * @param encoded a body or query string in application/x-www-form-urlencoded
 * @throws StripeApiError 400 when a name is malformed, nested too deep, or used both as a value and as a group
 */
export function parseForm(encoded: string): FormFields {
  const root: Group = new Map();
  const entries = [...new URLSearchParams(encoded)];
  if (entries.length > MAX_FIELDS) throw new StripeApiError(400, 'Too many parameters.');
  for (const [name, value] of entries) insert(root, pathOf(name), value);
  return toObject(root);
}

/**
 * The same text for the same parameters in any order, to tell whether two requests ask the same.
 * @param encoded a body in application/x-www-form-urlencoded
 */
export function canonicalForm(encoded: string): string {
  const parameters = new URLSearchParams(encoded);
  parameters.sort();
  return parameters.toString();
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const path = match
    ? [
        match[1],
        ...match[2]
          .slice(1, -1)
          .split('][')
          .slice(match[2] ? 0 : 1),
      ]
    : [];
  if (path.length === 0 || path.length > MAX_DEPTH) throw malformed(name);
  return path;
}

function insert(root: Group, path: string[], value: string): void {
  let group = root;
  for (const step of path.slice(0, -1)) {
    const key = step === '' ? String(group.size) : step;
    const next = group.get(key) ?? new Map<string, Group | string>();
    if (typeof next === 'string') throw malformed(path.join('.'));
    group.set(key, next);
    group = next;
  }
  const last = path[path.length - 1];
  const key = last === '' ? String(group.size) : last;
  if (group.get(key) instanceof Map) throw malformed(path.join('.'));
  group.set(key, value);
}

function toValue(value: Group | string): FormValue {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((key) => /^\d+$/.test(key));
  return isList ? [...value.values()].map(toValue) : toObject(value);
}

/** `fromEntries` defines own properties, so a field named `__proto__` is data like any other. */
function toObject(group: Group): FormFields {
  return Object.fromEntries([...group].map(([key, value]) => [key, toValue(value)]));
}

function malformed(name: string): StripeApiError {
  return new StripeApiError(400, `Invalid parameter name: ${name.slice(0, 100)}`, {
    param: name.slice(0, 100),
  });
}
