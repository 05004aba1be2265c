import { z } from 'zod';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Writable fields of a record. Consoles send back the whole record, so its read-only fields are removed here.
 * Unknown fields are refused by name.
 * @param record the record as it is read
 * @param fields the writable fields, in `.out` of the result
 */
export function writable<T extends z.ZodObject>(record: z.ZodObject, fields: T) {
  const readOnly = new Set(Object.keys(record.shape).filter((name) => !(name in fields.shape)));
  const withoutReadOnly = (value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !readOnly.has(name)))
      : value;
  return z.preprocess(withoutReadOnly, fields);
}
