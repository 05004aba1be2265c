import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Operation {
  /** "GET /api/users/{userId}" */
  name: string;
  method: string;
  path: string;
  'x-roles'?: string[];
  security?: object[];
  requestBody?: { content: Record<string, unknown> };
  parameters?: { in: string; name: string }[];
}

const { paths } = JSON.parse(readFileSync(join(process.cwd(), 'openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Omit<Operation, 'name' | 'method' | 'path'>>>;
};

/** Every operation that openapi.json describes. */
export const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, operation]) => {
    const method = verb.toUpperCase();
    return { ...operation, name: `${method} ${path}`, method, path };
  }),
);

/** Whether an operation takes a multipart form. */
export const takesForm = ({ requestBody }: Operation): boolean =>
  requestBody !== undefined && 'multipart/form-data' in requestBody.content;
