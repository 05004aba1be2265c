import type { z } from 'zod';

type Values = Record<string, unknown>;

/** A form's values without the fields that nobody filled in. */
export const filledIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/**
 * The first sentence for each refused field, as react-admin's `validate` wants it; empty when all is well.
 * @param schema schema of the contract that the server checks with as well
 */
export function fieldErrors(schema: z.ZodType, values: Values): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0] ?? 'root')] ??= message;
  }
  return errors;
}
