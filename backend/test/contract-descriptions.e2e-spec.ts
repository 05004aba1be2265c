import type { Schema } from '../src/api-docs/examples.js';
import { answersOf, document, operations, resolve } from './support/document.js';

interface Property {
  /** E.g. "Appointment.payment.amount"; `[]` stands for the entries of a list. */
  path: string;
  name: string;
  schema: Schema;
}

const partsOf = (schema: Schema) =>
  [schema.anyOf, schema.oneOf, schema.allOf].flat().filter((part) => part !== undefined) as Schema[];

/** Every property of a schema and of its nested ones; named schemas are checked under their name. */
function propertiesOf(schema: Schema, path: string): Property[] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, property]): Property => ({ path: `${path}.${name}`, name, schema: property }),
  );
  return [
    ...own.flatMap((property) => [property, ...propertiesOf(property.schema, property.path)]),
    ...(schema.items ? propertiesOf(schema.items as Schema, `${path}[]`) : []),
    ...partsOf(schema).flatMap((part) => propertiesOf(part, path)),
  ];
}

/** The description of the property, else of the schema that it refers to, also beside null. */
function descriptionOf(schema: Schema): string | undefined {
  if (typeof schema.description === 'string') return schema.description;
  if (typeof schema.$ref === 'string') return descriptionOf(resolve(schema.$ref) as Schema);
  return partsOf(schema)
    .map(descriptionOf)
    .find((text) => text !== undefined);
}

const named = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
  propertiesOf(schema, name),
);
const within = operations.flatMap((operation) => {
  const taken = Object.values(operation.requestBody?.content ?? {});
  const answered = answersOf(operation).flatMap(({ answer }) => Object.values(answer.content ?? {}));
  return [...taken, ...answered].flatMap(({ schema }) => propertiesOf(schema, operation.name));
});
const parameters = operations.flatMap(({ name: operation, parameters: listed = [] }) =>
  listed.map(({ name, schema, description = descriptionOf(schema) }): Property => {
    return { path: `${operation} ?${name}`, name, schema: { description } };
  }),
);
const properties = [...named, ...within, ...parameters];

/** A repetition of the name ("The id."), or less than a sentence. */
const isFiller = ({ name, schema }: Property) => {
  const text = descriptionOf(schema) ?? '';
  const words = text.replace(/\.$/, '').split(' ');
  const rest = words.filter((word) => !['a', 'an', 'the', name.toLowerCase()].includes(word.toLowerCase()));
  return rest.length === 0 || !text.endsWith('.');
};

describe('The properties of openapi.json', () => {
  it('all have a description', () => {
    expect(properties.length).toBeGreaterThan(1000);
    const bare = properties.filter(({ schema }) => descriptionOf(schema) === undefined);
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('is described in sentences that say more than the name', () => {
    const filler = properties.filter((property) => descriptionOf(property.schema) && isFiller(property));
    expect(filler.map(({ path, schema }) => `${path}: ${descriptionOf(schema)}`)).toEqual([]);
  });
});
