import { stringify as toStream } from 'csv-stringify';
import type { Options } from 'csv-stringify';
import { stringify as toText } from 'csv-stringify/sync';
import type { z } from 'zod';
import { jsonSchemaOf } from '../http/openapi-schemas.js';

export const CSV = 'text/csv';

/** What no cell has: a NUL would end the text, or hide the sign that begins a formula. Tabs and line breaks stay. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** RFC 4180 as spreadsheets read it: UTF-8 with its mark, CRLF, and no cell that a program takes for a formula. */
const optionsFor = (columns: readonly string[]): Options => ({
  bom: true,
  header: true,
  columns: [...columns],
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { boolean: (value) => String(value), string: asText },
});

/** Some programs begin to read a cell behind its first line break. */
function asText(value: string): string {
  const text = value.replace(CONTROLS, '');
  return text.startsWith('\n') ? `'${text}` : text;
}

/** Turns rows into the lines of a CSV file, as they come. */
export const csvStream = (columns: readonly string[]) => toStream(optionsFor(columns));

/** A few rows as they stand in a CSV file, for its documents: without the mark. */
export const csvText = (columns: readonly string[], rows: object[]): string =>
  toText(rows, { ...optionsFor(columns), bom: false });

/**
 * Whether the caller prefers CSV to JSON. It must be named: a browser's or a program's "anything" is JSON.
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
 * The columns of a list of records: its fields that hold one value, in the contract's order; those of a record
 * inside it as `patient.fullName`. Lists of values are left out.
 * @param list the schema of the list's answer
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

/** `_id` says the same as `id`. */
const withoutTwins = (fields: [string, Schema][]) =>
  fields.filter(([name]) => name !== '_id' || !fields.some(([other]) => other === 'id'));
