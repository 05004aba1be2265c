import type { z } from 'zod';

type Values = Record<string, unknown>;

/** A form's values without empty fields. */
export const filledIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/**
 * The first message per refused field in the form of react-admin's `validate`; empty when all is valid.
 * @param schema the contract's schema, which the server uses as well
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

type Tree = { [field: string]: Tree | Tree[] | string };

/** Sets a field's message unless it has one; valid list items stay empty objects. */
function place(tree: Tree, [field = 'root', ...rest]: string[], message: string): void {
  const isItem = /^\d+$/.test(rest[0] ?? '');
  if (rest.length === 0) {
    tree[field] ??= message;
    return;
  }
  const below = (tree[field] ??= isItem ? [] : {});
  if (typeof below === 'string') return;
  if (!Array.isArray(below)) return place(below, rest, message);
  const index = Number(rest[0]);
  while (below.length <= index) below.push({});
  place(below[index] ?? {}, rest.slice(1), message);
}

/** The same for nested fields, with nested messages: `{ hours: { to: … } }`. */
export function nestedErrors(schema: z.ZodType, values: Values): Tree {
  const result = schema.safeParse(values);
  const errors: Tree = {};
  for (const { path, message } of result.error?.issues ?? []) place(errors, path.map(String), message);
  return errors;
}
