import type { Schema } from '../../src/api-docs/examples.js';
import { exampleOf } from '../../src/api-docs/examples.js';
import { form } from './client.js';
import type { Client } from './client.js';
import { document, schemaOf, takesForm } from './document.js';
import type { Operation, Parameter } from './document.js';

/** A call of which one field has a value that it was not made for. */
export interface FieldCall {
  at: 'body' | 'query' | 'path';
  /** The field as `errors` names it: "user.name", "items.0.quantity". */
  field: string;
  value: unknown;
  path: string;
  body?: unknown;
  /** Whether the documents take the value here all the same. */
  fits?: boolean;
}

type Path = (string | number)[];

/** What is tried in every field. */
const VALUES: readonly unknown[] = [{}, null, '', 1e12, [], 'x'.repeat(100_000), -1, 1.5, true];
const OBJECT_ID = '^[0-9a-f]{24}$';

/**
 * Calls of one operation that are right but for one field, for every field that its documents name, also those within
 * others, and for every value.
 * @param ids ids of records that exist, for the fields and paths that take one
 */
export function fieldCallsOf(operation: Operation, ids: readonly string[]): FieldCall[] {
  return [...bodyCalls(operation, ids), ...queryCalls(operation, ids), ...pathCalls(operation, ids)];
}

const pathWith = (
  { path, parameters = [] }: Operation,
  ids: readonly string[],
  spoilt: Record<string, string> = {},
) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((one) => one.in === 'path' && one.name === name)!;
    const good = schema.pattern === OBJECT_ID && ids.length > 0 ? ids[0] : String(exampleIn(schema));
    return encodeURIComponent(spoilt[name] ?? good);
  });

const exampleIn = (schema: Schema): unknown =>
  schema.example ?? exampleOf(schema, document.components.schemas);

function bodyCalls(operation: Operation, ids: readonly string[]): FieldCall[] {
  if (!operation.requestBody) return [];
  const path = pathWith(operation, ids);
  const isForm = takesForm(operation);
  const [{ schema }] = Object.values(operation.requestBody.content);
  const { safeParse } = schemaOf(schema);
  const files = Object.fromEntries(filesOf(schema).map((name) => [name, 'some bytes']));
  const fits = (body: unknown) => safeParse({ ...(body as object), ...files }).success;
  return examplesOf(operation).flatMap(([field, whole]) =>
    VALUES.map((value) => {
      const spoilt = withValue(whole, field, value) as Record<string, unknown>;
      return {
        at: 'body' as const,
        field: field.join('.'),
        value,
        path,
        body: isForm ? asForm(spoilt) : spoilt,
        // A form sends everything as text, and what nobody filled as an empty one.
        fits: fits(spoilt) || (isForm && (value === '' || fits(withValue(whole, field, asText(value))))),
      };
    }),
  );
}

/** Every field of a body, with an example of the whole in which it is given; a form's file is no such field. */
function examplesOf(operation: Operation): [Path, object][] {
  const [{ schema, example }] = Object.values(operation.requestBody!.content);
  const parts = partsOf(schema);
  const given = {
    ...((example ?? exampleOf(schema, document.components.schemas)) as Record<string, unknown>),
  };
  const files = filesOf(schema);
  for (const file of files) delete given[file];
  const names = new Set(
    [...Object.keys(parts), ...Object.keys(given)].filter((name) => !files.includes(name)),
  );
  return [...names].flatMap((name): [Path, object][] => {
    const whole = { ...given, [name]: given[name] ?? exampleOf(parts[name], document.components.schemas) };
    const within = takesForm(operation) ? [] : pathsIn(whole[name]);
    return [[name], ...within.map((path) => [name, ...path])].map((path) => [path, whole]);
  });
}

const filesOf = (schema: Schema): string[] =>
  Object.entries(partsOf(schema)).flatMap(([name, { format }]) => (format === 'binary' ? [name] : []));

function partsOf(schema: Schema): Record<string, Schema> {
  if (typeof schema.$ref === 'string')
    return partsOf(document.components.schemas[schema.$ref.split('/').pop()!]);
  return (schema.properties ?? {}) as Record<string, Schema>;
}

/** Where every value within a value stands; of a list the first entry stands for all. */
function pathsIn(value: unknown): Path[] {
  if (value === null || typeof value !== 'object') return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((one: unknown) => [0, one])
    : Object.entries(value);
  return entries.flatMap(([key, one]) => [[key], ...pathsIn(one).map((path) => [key, ...path])]);
}

function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = rest.length === 0 ? value : withValue(copy[key], rest, value);
  return copy;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const asForm = (fields: Record<string, unknown>): FormData =>
  form(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asText(value)])));

const inQuery = ({ parameters = [] }: Operation): Parameter[] =>
  parameters.filter((one) => one.in === 'query');

function queryCalls(operation: Operation, ids: readonly string[]): FieldCall[] {
  const all = inQuery(operation);
  return all.flatMap(({ name: field }) =>
    VALUES.map((value) => {
      const query = new URLSearchParams(
        all
          .filter(({ name, required }) => required || name === field)
          .map(({ name, schema }) => [name, name === field ? asText(value) : String(exampleIn(schema))]),
      );
      return { at: 'query' as const, field, value, path: `${pathWith(operation, ids)}?${query.toString()}` };
    }),
  );
}

/** An empty part of a path makes another path, so it is left out. */
function pathCalls(operation: Operation, ids: readonly string[]): FieldCall[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.flatMap((field) =>
    VALUES.filter((value) => value !== '').map((value) => {
      const path = pathWith(operation, ids, { [field]: asText(value) });
      return { at: 'path' as const, field, value, path };
    }),
  );
}

/** Sentences as the validator itself writes them, which no person should read. */
const RAW =
  /\bInvalid (?!email|Doctor ID|password)|\bexpected\b|\breceived\b|Too (small|big)|Unrecognized|must match pattern|\b(NaN|undefined|null)\b|\[object/;
/** Refusals that lie in a field. */
const OF_FIELDS = new Set(['VALIDATION_FAILED', 'UNACCEPTABLE']);

/** What is wrong with the answer to such a call; null when nothing is. */
export async function complaintAbout(
  client: Client,
  method: string,
  call: FieldCall,
): Promise<object | null> {
  const { status, body } = await client.send(method, call.path, call.body);
  const complaint = wrongIn(status, (body ?? {}) as Refusal, call);
  if (!complaint) return null;
  const { at, field, value } = call;
  return { complaint, at, field, value: asText(value).slice(0, 20), status, ...(body as object) };
}

interface Refusal {
  code?: string;
  error?: string;
  errors?: Record<string, string>;
}

function wrongIn(
  status: number,
  { code, error = '', errors = {} }: Refusal,
  { at, field, body, fits }: FieldCall,
): string | null {
  if (status >= 500) return 'a fault of ours';
  if (status < 400) return fits === false && !(body instanceof FormData) ? 'its documents refuse this' : null;
  if (RAW.test([error, ...Object.values(errors)].join('\n'))) return "a validator's own sentence";
  if (!error) return 'no sentence';
  // Of an address that is too long, or holds no such id, there is no field to name.
  if (at === 'path' || status === 431) return null;
  if (!OF_FIELDS.has(code ?? '')) return code === 'BAD_REQUEST' ? 'it names no field' : null;
  const named = Object.keys(errors);
  return named.some((one) => fits || isNear(one, field)) ? null : 'it does not name the field';
}

/** Whether one field is the other, or stands within it. */
const isNear = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
