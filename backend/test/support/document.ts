import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { NamedSchemas, Schema } from '../../src/api-docs/examples.js';

export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

export interface DocumentedAnswer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}

export interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  /** "GET /api/users/{userId}" */
  name: string;
  method: string;
  path: string;
  summary?: string;
  description?: string;
  tags?: string[];
  operationId: string;
  'x-roles'?: string[];
  /** Of an operation for administrators. */
  'x-staff-roles'?: string[];
  security?: object[];
  requestBody?: { content: Record<string, Media> };
  parameters?: Parameter[];
  responses: Record<string, DocumentedAnswer | { $ref: string }>;
}

interface Document {
  paths: Record<string, Record<string, Omit<Operation, 'name' | 'method' | 'path'>>>;
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  components: {
    schemas: NamedSchemas;
    responses: Record<string, DocumentedAnswer>;
    headers: Record<string, object>;
  };
}

const TEXT = readFileSync(join(process.cwd(), 'openapi/openapi.json'), 'utf8');
export const document = JSON.parse(TEXT) as Document;

/** Every operation that openapi.json describes. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, operation]) => {
    const method = verb.toUpperCase();
    return { ...operation, name: `${method} ${path}`, method, path };
  }),
);

/** Whether an operation takes a multipart form. */
export const takesForm = ({ requestBody }: Operation): boolean =>
  requestBody !== undefined && 'multipart/form-data' in requestBody.content;

/** What a reference within the document names; undefined when it names nothing. */
export const resolve = (ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

/** Every answer of an operation, the shared ones too. */
export const answersOf = ({ responses }: Operation): { status: number; answer: DocumentedAnswer }[] =>
  Object.entries(responses).map(([status, answer]) => ({
    status: Number(status),
    answer: '$ref' in answer ? (resolve(answer.$ref) as DocumentedAnswer) : answer,
  }));

const made = new Map<string, z.ZodType>();
const $defs = (
  JSON.parse(TEXT.replaceAll('#/components/schemas/', '#/$defs/')) as {
    components: { schemas: NamedSchemas };
  }
).components.schemas;

/** What checks a value as a reader of the document would. */
export function schemaOf(schema: Schema): z.ZodType {
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
  const check = made.get(text) ?? z.fromJSONSchema({ ...(JSON.parse(text) as Schema), $defs });
  made.set(text, check);
  return check;
}
