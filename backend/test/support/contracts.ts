import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(process.cwd(), 'openapi/contract');

/** The contract's schemas that have a name in the document. */
export async function namedContracts(): Promise<Record<string, z.ZodType>> {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(FOLDER, file)) as Promise<Record<string, unknown>>),
  );
  const schemas = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => one instanceof z.ZodType);
  return Object.fromEntries(
    schemas.flatMap((schema) => {
      const id = z.globalRegistry.get(schema)?.id;
      return id ? [[id, schema]] : [];
    }),
  );
}
