import type { OpenAPIObject } from '@nestjs/swagger';
import { CSV, csvText } from '../common/lists/csv.js';
import { BODY_OPTIONAL, CACHED, COLUMNS, MAKES } from '../common/http/documentation.js';
import { VERSIONED } from '../common/http/if-match.interceptor.js';
import { exampleOf } from './examples.js';
import type { NamedSchemas, Schema } from './examples.js';
import { COUNTED, headersOf } from './headers.js';
import type { HeaderName } from './headers.js';
import { hasParameter, operationsOf, parametersOf } from './operations.js';
import type { Answer, DocumentedOperation, Operation, Parameter } from './operations.js';
import { NOT_MODIFIED, sharedAnswer } from './shared-answers.js';

type Media = { schema?: Schema; example?: unknown };

/** Failures of an unreadable body, on any route. */
const BODY_FAILURES = [400, 413, 415];
/** Failure of an upload that stalls. */
const STALLED = 408;
/** Internal errors can happen on any route. */
const INTERNAL = 500;

/** Adds to each operation what follows from its declaration: examples, headers and shared responses. */
export function completeOperations(document: OpenAPIObject): void {
  const named = document.components!.schemas as NamedSchemas;
  for (const one of operationsOf(document)) {
    shareFailures(one);
    describeParameters(one.operation);
    addHeaders(one);
    addExamples(one.operation, named);
    sayBodyOptional(one.operation);
    addCsv(one.operation);
  }
}

/** Uses one shared response per status instead of the same text in each operation. */
function shareFailures({ method, operation }: DocumentedOperation): void {
  const { responses } = operation;
  const named = Object.keys(responses).map(Number);
  const ofBody = method === 'post' || method === 'put' ? BODY_FAILURES : [];
  const more = [...ofBody, ...(takesForm(operation) ? [STALLED] : []), INTERNAL];
  const kept = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const failures = [...new Set([...named, ...more])].filter((status) => status >= 400).sort();
  operation.responses = {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(failures.map((status) => [status, { $ref: sharedAnswer(status) }])),
  };
}

const takesForm = ({ requestBody }: Operation): boolean =>
  requestBody !== undefined && 'content' in requestBody && 'multipart/form-data' in requestBody.content;

function describeParameters(operation: Operation): void {
  for (const parameter of parametersOf(operation)) {
    if (parameter.in === 'path') describeId(parameter);
    parameter.description ??= (parameter.schema as Schema | undefined)?.description as string | undefined;
    // Shown as an example only: Swagger UI would prefill its form with it.
    if (!parameter.required) showExampleOnly(parameter.schema as Schema);
  }
}

/** A path parameter is a record ID unless its route describes it. */
function describeId(parameter: Parameter): void {
  if (parameter.description) return;
  parameter.description = 'ID of the record: 24 hexadecimal digits.';
  parameter.schema = { type: 'string', pattern: '^[0-9a-f]{24}$', example: '66f1a2b3c4d5e6f708192a3b' };
}

function showExampleOnly(schema: Schema): void {
  if (!('example' in schema)) return;
  schema.examples = [schema.example];
  delete schema.example;
}

type Marked = Operation & Partial<Record<typeof CACHED | typeof MAKES | typeof VERSIONED, unknown>>;

function addHeaders({ method, operation }: DocumentedOperation & { operation: Marked }): void {
  const { [CACHED]: cached, [MAKES]: makes, [VERSIONED]: versioned, responses } = operation;
  delete operation[CACHED];
  delete operation[MAKES];
  delete operation[VERSIONED];
  const keys: HeaderName[] = operation.tags?.includes('Health') ? ['RequestId'] : [...COUNTED];
  if (hasParameter(operation, 'range')) keys.push('ContentRange');
  if (hasParameter(operation, 'skip')) keys.push('TotalCount');
  if (cached) keys.push('ETag');
  if (versioned) keys.push('VersionETag');
  if (makes) keys.push('Location');
  if (hasParameter(operation, 'Idempotency-Key')) keys.push('IdempotentReplayed');
  for (const answer of successes(operation)) answer.headers = { ...answer.headers, ...headersOf(...keys) };
  if (versioned && method !== 'get') operation.parameters = [...(operation.parameters ?? []), IF_MATCH];
  if (!cached) return;
  operation.responses = { ...responses, 304: { $ref: NOT_MODIFIED } };
  operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
}

const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag of an earlier response. An unchanged resource returns 304 without a body.',
  schema: { type: 'string' },
};

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'ETag of the record as it was read, such as `"3"` for version 3. Another version fails with 412 and changes nothing. Equivalent to `version` in the body; `*` matches any version.',
  schema: { type: 'string' },
};

function addExamples(operation: Operation, named: NamedSchemas): void {
  const { requestBody } = operation;
  const bodies = requestBody && 'content' in requestBody ? [requestBody.content] : [];
  for (const content of [...bodies, ...successes(operation).map(({ content }) => content ?? {})]) {
    for (const media of Object.values(content) as Media[]) {
      const { schema, example } = media;
      if (!schema || schema.format === 'binary' || example !== undefined) continue;
      media.example = exampleOf(schema, named);
    }
  }
}

/** Swagger marks each body as required. */
function sayBodyOptional(operation: Operation & { [BODY_OPTIONAL]?: boolean }): void {
  const { [BODY_OPTIONAL]: isOptional, requestBody } = operation;
  delete operation[BODY_OPTIONAL];
  if (isOptional && requestBody && 'content' in requestBody) requestBody.required = false;
}

/** A list is also available as CSV; the example shows the same page. */
function addCsv(operation: Operation & { [COLUMNS]?: string[] }): void {
  const { [COLUMNS]: columns } = operation;
  delete operation[COLUMNS];
  if (!columns) return;
  for (const { content } of successes(operation)) {
    const example = csvText(columns, (content!['application/json'] as Media).example as object[]);
    content![CSV] = { schema: { ...CSV_FILE, examples: [example] }, example };
  }
}

const CSV_FILE = {
  type: 'string' as const,
  description:
    'With `Accept: text/csv`: all rows that match the filter, in list order, regardless of the range. UTF-8 with a byte order mark and CRLF line ends. A cell that a spreadsheet would read as a formula starts with an apostrophe.',
};

const successes = ({ responses }: Operation): Answer[] =>
  Object.entries(responses).flatMap(([status, answer]) =>
    Number(status) < 300 && answer && !('$ref' in answer) ? [answer] : [],
  );
