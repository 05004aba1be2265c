import { stringify as toStream } from 'csv-stringify';
import type { Options } from 'csv-stringify';
import { stringify as toText } from 'csv-stringify/sync';
import type { z } from 'zod';
import { jsonSchemaOf } from '../http/openapi-schemas.js';

export const CSV = 'text/csv';

/**
 * Characters that no cell may contain: a NUL could end the text or hide a formula's first sign. Tabs and line
 * breaks stay.
 */
// eslint-disable-next-line no-control-regex -- these are what it is about
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * RFC 4180 with spreadsheet conventions: UTF-8 with a byte order mark, CRLF, and no cell that is read as a
 * formula.
 */
const optionsFor = (columns: readonly string[]): Options => ({
  bom: true,
  header: true,
  columns: [...columns],
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { boolean: (value) => String(value), string: asText },
});

/** Some programs read a cell from its first line break on. */
function asText(value: string): string {
  const text = value.replace(CONTROLS, '');
  return text.startsWith('\n') ? `'${text}` : text;
}

/** Converts rows into CSV lines as a stream. */
export const csvStream = (columns: readonly string[]) => toStream(optionsFor(columns));

/** A few rows as CSV for the API documents, without the byte order mark. */
export const csvText = (columns: readonly string[], rows: object[]): string =>
  toText(rows, { ...optionsFor(columns), bom: false });

/**
 * Whether the caller prefers CSV to JSON. It must name CSV: a wildcard means JSON.
 * @param accept the header
 */
export function wantsCsv(accept: string | undefined): boolean {
  const weightOf = (type: string) => {
    const named = (accept ?? '').split(',').find((one) => one.split(';')[0].trim().toLowerCase() === type);
    return named === undefined ? 0 : Number(/;\s*q=([\d.]+)/i.exec(named)?.[1] ?? 1);
  };
  return weightOf(CSV) > 0 && weightOf(CSV) >= weightOf('application/json');
}

type Schema = Record<string, unknown>;
const SCALARS = ['string', 'number', 'integer', 'boolean'];

/**
 * The CSV columns of a list: fields with one value, in the contract's order; nested ones as `patient.fullName`.
 * Lists of values are omitted.
 * @param list the schema of the list's response
 */
export function columnsOf(list: z.ZodType): string[] {
  const { $defs = {}, items } = jsonSchemaOf(list, 'output') as {
    $defs?: Record<string, Schema>;
    items: Schema;
  };
  const walk = (schema: Schema, path: string): string[] => {
    if (typeof schema.$ref === 'string') return walk($defs[schema.$ref.split('/').at(-1)!], path);
    const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
    if (choices) return choices.flatMap((one) => walk(one, path));
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    if (fields.length > 0)
      return withoutTwins(fields).flatMap(([name, field]) => walk(field, joined(path, name)));
    const types = [schema.type, typeof schema.const].flat() as string[];
    return path && types.some((type) => SCALARS.includes(type)) ? [path] : [];
  };
  return [...new Set(walk(items, ''))];
}

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** `_id` duplicates `id`. */
const withoutTwins = (fields: [string, Schema][]) =>
  fields.filter(([name]) => name !== '_id' || !fields.some(([other]) => other === 'id'));
