import { z } from 'zod';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What may be written of a record. Consoles send back the whole record that they have read: its read-only fields are
 * taken off here, and nothing else is. What the record does not have is refused by name.
 * @param record the record as it is read
 * @param fields those that may be written, in `.out` of the result
 */
export function writable<T extends z.ZodObject>(record: z.ZodObject, fields: T) {
  const readOnly = new Set(Object.keys(record.shape).filter((name) => !(name in fields.shape)));
  const withoutReadOnly = (value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !readOnly.has(name)))
      : value;
  return z.preprocess(withoutReadOnly, fields);
}
