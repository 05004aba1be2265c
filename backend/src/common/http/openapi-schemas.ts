import type { SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';

type Direction = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

const TARGET = 'draft-2020-12';

/** JSON schema of a contract schema, with its nested schemas. */
export function jsonSchemaOf(schema: z.ZodType, io: Direction): JsonSchema {
  const {
    $schema: _dialect,
    id: _id,
    ...rest
  } = z.toJSONSchema(schema, {
    target: TARGET,
    io,
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Omitted for values that are converted on input, such as form fields; ours are sent as they are.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (examples) jsonSchema.examples = examples as unknown[];
    },
  });
  return tidy(rest) as JsonSchema;
}

/** Converts contract schemas for the document: a schema with an id in its `.meta` becomes a named component. */
export const toOpenApi: NonNullable<SwaggerDocumentOptions['standardSchemaConverter']> = (
  schema,
  { schemaType },
) => {
  if (!(schema instanceof z.ZodType)) return undefined;
  // Wrapped, so that a schema with its own id becomes a reference like any other.
  const wrapped = jsonSchemaOf(z.strictObject({ it: schema }), schemaType);
  const { it } = wrapped.properties as { it: JsonSchema };
  return { schema: it, components: (wrapped.$defs ?? {}) as Record<string, JsonSchema> };
};

/** A component's key is its name, not the JSON schema's own `id`. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const { $defs, ...rest } = value as JsonSchema;
  // 36.8 is not a multiple of 0.1 in binary, so validators would refuse it. The description states the
  // decimals.
  if (typeof rest.multipleOf === 'number' && rest.multipleOf < 1) delete rest.multipleOf;
  const entries = Object.entries(rest).map(([key, child]) => [key, tidy(child)]);
  const tidied = Object.fromEntries(entries) as JsonSchema;
  if (!$defs) return tidied;
  const components = Object.entries($defs as Record<string, JsonSchema>).map(
    ([name, { id: _id, ...component }]) => [name, tidy(component)],
  );
  return { ...tidied, $defs: Object.fromEntries(components) as JsonSchema };
}
