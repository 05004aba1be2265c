import { HOSTILE } from './generator.js';
import type { Generator } from './generator.js';
import { form } from './client.js';
import { document, takesForm } from './document.js';
import type { Operation, Parameter } from './document.js';
import type { Schema } from '../../src/api-docs/examples.js';

/** Ids of records that exist, by resource. */
export type Pool = Record<string, string[]>;

export interface GeneratedCall {
  method: string;
  path: string;
  body?: unknown;
  headers: Record<string, string>;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const FILTERS = [
  '{}',
  '{"q":"a"}',
  '{"status":"pending"}',
  '{"id":["x"]}',
  '{"q":{"$ne":""}}',
  '{',
  '[]',
  'x',
];
/** The path of a resource that the specification names otherwise. */
const NAMED_OTHERWISE: Record<string, string> = {
  medicine: 'medicines',
  lab: 'lab-tests',
  'lab-reports': 'lab-bookings',
  receipts: 'orders',
  documents: 'records',
  visits: 'appointments',
};

/** How often each kind of body is tried by one person: as it should be, and with something wrong in it. */
const BODIES = ['example', 'fitting', 'fitting', 'spoilt', 'spoilt'] as const;
const TRIES_WITHOUT_BODY = 2;

/** Calls of one operation as its documents describe it, with fitting and with hostile values. */
export function callsOf(operation: Operation, generator: Generator, pool: Pool): GeneratedCall[] {
  if (!operation.requestBody)
    return Array.from({ length: TRIES_WITHOUT_BODY }, () => callOf(operation, generator, pool));
  return BODIES.map((kind) => ({
    ...callOf(operation, generator, pool),
    ...bodyOf(operation, kind, generator),
  }));
}

function callOf(operation: Operation, generator: Generator, pool: Pool): GeneratedCall {
  const { method, path, parameters = [] } = operation;
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && generator.chance(parameter.required ? 1 : 0.5))
    .map((parameter) => `${parameter.name}=${encodeURIComponent(queryValue(parameter, generator))}`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathValue(operation, name, generator, pool)),
  );
  return { method, path: query.length > 0 ? `${filled}?${query.join('&')}` : filled, headers: {} };
}

function queryValue({ name, schema }: Parameter, generator: Generator): string {
  if (name === 'filter') return generator.pick(FILTERS);
  const value = generator.chance(0.8) ? generator.fitting(schema) : generator.pick(HOSTILE);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return wellFormed(text.slice(0, 3000));
}

/** Half characters cannot be sent in an address or a form. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

function pathValue(operation: Operation, name: string, generator: Generator, pool: Pool): string {
  const { schema } = operation.parameters!.find((one) => one.in === 'path' && one.name === name)!;
  const own = pool[resourceOf(operation)] ?? [];
  if (own.length > 0 && generator.chance(0.8)) return generator.pick(own);
  return String(schema.example ?? generator.fitting(schema));
}

/** The resource that the path's id is of, as /api/v1 names it. */
export function resourceOf({ path }: Operation): string {
  const family = path.split('/{')[0].split('/').pop()!;
  return NAMED_OTHERWISE[family] ?? family;
}

function bodyOf(
  operation: Operation,
  kind: (typeof BODIES)[number],
  generator: Generator,
): Pick<GeneratedCall, 'body' | 'headers'> {
  const media = operation.requestBody!.content[takesForm(operation) ? FORM_TYPE : JSON_TYPE];
  const value = kind === 'example' ? media.example : generator[kind](media.schema);
  if (takesForm(operation)) return { body: formOf(value, media.schema, generator), headers: {} };
  return { body: JSON.stringify(value), headers: { 'content-type': JSON_TYPE } };
}

/** The same as a form: text fields, and for a file some bytes that are no picture. */
function formOf(value: unknown, schema: Schema, generator: Generator): FormData {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>);
  const properties = partsOf(schema);
  const isFile = (name: string) => properties[name]?.format === 'binary';
  const texts = fields
    .filter(([name, one]) => !isFile(name) && one !== undefined)
    .map(([name, one]) => [name, wellFormed(typeof one === 'string' ? one : JSON.stringify(one))]);
  const file = fields.map(([name]) => name).find(isFile);
  const bytes = new Uint8Array(20).map(() => generator.pick([0, 60, 137, 255]));
  return form(
    Object.fromEntries(texts) as Record<string, string>,
    file ? { field: file, bytes, type: 'image/png' } : undefined,
  );
}

function partsOf(schema: Schema): Record<string, Schema> {
  if (typeof schema.$ref === 'string')
    return partsOf(document.components.schemas[schema.$ref.split('/').pop()!]);
  return (schema.properties ?? {}) as Record<string, Schema>;
}
