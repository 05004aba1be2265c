/** A JSON schema of the document. */
export type Schema = Record<string, unknown>;
export type NamedSchemas = Record<string, Schema>;

/** Receives the path of a field, e.g. "Payment.payer.email". */
type Missing = (path: string) => void;

const PREFIX = '#/components/schemas/';

/**
 * Returns the example of a schema: its own, or one built from its parts.
 * @param missing receives the path of each text or number without an example
 */
export function exampleOf(
  schema: Schema,
  named: NamedSchemas,
  missing: Missing = () => undefined,
  path = '',
): unknown {
  const own = ownExample(schema);
  if (own.length > 0) return own[0];
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice(PREFIX.length);
    return exampleOf(named[name], named, missing, name);
  }
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices)
    return exampleOf(
      choices.find(({ type }) => type !== 'null')!,
      named,
      missing,
      path,
    );
  const parts = schema.allOf as Schema[] | undefined;
  if (parts)
    return Object.assign({}, ...parts.map((part) => exampleOf(part, named, missing, path))) as unknown;
  return exampleOfType(schema, named, missing, path);
}

function exampleOfType(schema: Schema, named: NamedSchemas, missing: Missing, path: string): unknown {
  const type = [schema.type].flat().find((one) => one !== 'null');
  const child = (part: Schema, name: string) => exampleOf(part, named, missing, path + name);
  if (type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as NamedSchemas);
    return Object.fromEntries(fields.map(([name, part]) => [name, child(part, `.${name}`)]));
  }
  if (type === 'array') {
    if (!schema.items) return [];
    const length = Math.max(1, (schema.minItems as number | undefined) ?? 0);
    return Array.from({ length }, () => child(schema.items as Schema, '[]'));
  }
  if (type === 'boolean') return true;
  if (type !== 'string' && type !== 'integer' && type !== 'number') return {};
  missing(path);
  return type === 'string' ? 'text' : (schema.minimum ?? 1);
}

/** The example of the schema itself, as a list with at most one element. */
function ownExample(schema: Schema): unknown[] {
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return [schema.examples[0]];
  for (const key of ['example', 'const', 'default']) if (key in schema) return [schema[key]];
  return Array.isArray(schema.enum) ? [schema.enum[0]] : [];
}
