import { exampleOf } from '../src/api-docs/examples.js';
import type { Schema } from '../src/api-docs/examples.js';
import { failureCodes, statusOf } from '../src/common/errors/errors.js';
import { namedContracts } from './support/contracts.js';
import { answersOf, document, operations, resolve, schemaOf } from './support/document.js';
import type { Media, Operation } from './support/document.js';

/** Names that only secrets have. */
const SECRET = /password|hash|token|secret|__v/i;
const isNumber = ({ type, anyOf = [] }: { type?: unknown; anyOf?: unknown }): boolean =>
  [type, ...(anyOf as { type?: unknown }[]).map((one) => one.type)].some((each) => each === 'integer');
const TOKEN_OF_LOGIN = 'LoginAnswer.token';
/** Every operation can exceed limits, fail internally, or find the database unreachable. */
const EVERYWHERE = [429, 500, 503];

const cases = operations.map((operation) => [operation.name, operation] as const);
const isFile = ({ schema }: Media) => schema.format === 'binary';
/** A plain text, such as CSV, has its example beside its schema. */
const isText = ({ schema, example }: Media) => schema.type === 'string' && typeof example === 'string';
const bodiesOf = ({ requestBody }: Operation) => Object.values(requestBody?.content ?? {});
const goodAnswers = (operation: Operation) =>
  answersOf(operation).filter(({ status }) => status >= 200 && status < 300);

/** The contract has the text fields of a form; the document adds the file. */
function withoutFiles(example: unknown, { properties }: Schema): unknown {
  if (typeof example !== 'object' || example === null || !properties) return example;
  const fields = properties as Record<string, Schema>;
  return Object.fromEntries(Object.entries(example).filter(([name]) => fields[name]?.format !== 'binary'));
}

describe('openapi.json', () => {
  it.each(cases)('describes the effect, the roles and the failures of %s', (_name, operation) => {
    const { summary, description, tags, security } = operation;
    expect([summary, description].map((text) => (text ?? '').length > 4)).toEqual([true, true]);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags ?? ['(no tag)']));
    expect(goodAnswers(operation)).toHaveLength(1);
    const failures = answersOf(operation).filter(({ status }) => status >= 400);
    expect(failures.map(({ status }) => status)).toEqual(
      expect.arrayContaining(security ? [401, 403, ...EVERYWHERE] : EVERYWHERE),
    );
    for (const { answer } of failures)
      expect(answer.content!['application/json'].schema).toEqual({ $ref: '#/components/schemas/ErrorBody' });
    for (const parameter of operation.parameters ?? []) expect(parameter.description).toBeTruthy();
  });

  it.each(cases)('shows a valid example of the request and response of %s', (_name, operation) => {
    const answers = goodAnswers(operation).flatMap(({ answer }) => Object.values(answer.content ?? {}));
    for (const media of [...bodiesOf(operation), ...answers]) {
      if (isFile(media)) continue;
      expect(media).toHaveProperty('example');
      expect(schemaOf(media.schema).safeParse(media.example).error).toBeUndefined();
    }
    expect(answers.length).toBeGreaterThan(0);
  });

  it('has an example for every field that one cannot be made up for', () => {
    const missing = new Set<string>();
    const medias = operations.flatMap((operation) => [
      ...bodiesOf(operation),
      ...goodAnswers(operation).flatMap(({ answer }) => Object.values(answer.content ?? {})),
    ]);
    for (const { schema } of medias.filter((media) => !isFile(media) && !isText(media)))
      exampleOf(schema, document.components.schemas, (path) => missing.add(path));
    expect([...missing]).toEqual([]);
  });

  it('has examples that the contract itself takes', async () => {
    const contracts = await namedContracts();
    const described = Object.entries(document.components.schemas).filter(([name]) => name in contracts);
    expect(described.length).toBeGreaterThan(100);
    for (const [name, schema] of described) {
      const example = withoutFiles(exampleOf(schema, document.components.schemas), schema);
      expect([name, contracts[name].safeParse(example).error?.issues]).toEqual([name, undefined]);
    }
  });

  it('names no secret in any answer but the token of a login', () => {
    const found = new Set<string>();
    const look = (schema: Schema, path: string) => {
      if (typeof schema.$ref === 'string') {
        const name = schema.$ref.split('/').pop()!;
        if (seen.has(name)) return;
        seen.add(name);
        return look(document.components.schemas[name], name);
      }
      for (const [field, part] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
        // The token of a queue is a small public number.
        if (SECRET.test(field) && !isNumber(part)) found.add(`${path}.${field}`);
        look(part, `${path}.${field}`);
      }
      const parts = [schema.items, ...[schema.anyOf, schema.oneOf, schema.allOf].flat()];
      for (const part of parts) if (part) look(part as Schema, path);
    };
    const seen = new Set<string>();
    for (const operation of operations)
      for (const { answer } of goodAnswers(operation))
        for (const { schema } of Object.values(answer.content ?? {})) look(schema, operation.name);
    expect([...found]).toEqual([TOKEN_OF_LOGIN]);
  });

  it('shows each code of a failure once, at its status', () => {
    const shown = Object.values(document.components.responses).flatMap(({ content }) =>
      Object.entries(content?.['application/json'].examples ?? {}),
    );
    expect(shown.map(([code]) => code).sort()).toEqual(failureCodes.toSorted());
    const answers = new Map(operations.flatMap(answersOf).map(({ status, answer }) => [answer, status]));
    for (const code of failureCodes) {
      const holder = Object.values(document.components.responses).find(
        ({ content }) => content?.['application/json'].examples?.[code],
      )!;
      expect([code, answers.get(holder)]).toEqual([code, statusOf(code)]);
    }
  });

  it('refers only to existing components', () => {
    const refs = new Set<string>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === '$ref') refs.add(value as string);
      return value;
    });
    expect([...refs].filter((ref) => resolve(ref) === undefined)).toEqual([]);
    const headers = Object.keys(document.components.headers);
    expect([...refs]).toEqual(expect.arrayContaining(headers.map((name) => `#/components/headers/${name}`)));
  });

  it('starts with the tags for patients and ends with administration', () => {
    const groups = document['x-tagGroups'];
    expect([groups[0].name, groups.at(-1)!.name]).toEqual(['For patients', 'Administration']);
    expect(groups.flatMap(({ tags }) => tags)).toEqual(document.tags.map(({ name }) => name));
    expect(document.tags.every(({ description }) => description.length > 0)).toBe(true);
  });
});
