/** Our TypeScript in tests: the file that an import means, and its JavaScript. Constructor types are written down for Nest. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform, version } from '@swc/core';

const PACKAGE = '/node_modules/';
const TYPESCRIPT = /\.tsx?$/;
/** What an import without an ending, or with the one that the compiler will give, may stand for. */
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

export const isOurTypeScript = (url) =>
  url.startsWith('file:') && !url.includes(PACKAGE) && TYPESCRIPT.test(url);

/** @returns the address of our TypeScript that an import means, without what follows a question mark, if it means any */
export function sourceOf(specifier, parent) {
  if (!specifier.startsWith('.') && !specifier.startsWith('file:')) return undefined;
  const { href } = new URL(specifier, parent);
  if (href.includes(PACKAGE)) return undefined;
  const bare = href.replace(/\?.*$/, '').replace(/\.js$/, '');
  const candidates = TYPESCRIPT.test(bare) ? [bare] : ENDINGS.map((ending) => bare + ending);
  return candidates.find((url) => existsSync(fileURLToPath(url)));
}

/** Translations of earlier runs: without them a process needs half as long again to load the server. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/translations');
const OURSELVES = await readFile(import.meta.filename);
await mkdir(KEPT, { recursive: true });

/** @param {'es6' | 'systemjs'} type the kind of module to make of it */
export async function translate(url, type) {
  const path = fileURLToPath(url);
  const source = await readFile(path, 'utf8');
  const hash = createHash('sha256').update(OURSELVES).update(`${version} ${type} ${path}\0`).update(source);
  const kept = join(KEPT, `${hash.digest('hex')}.js`);
  if (existsSync(kept)) return readFile(kept, 'utf8');
  const code = await make(path, source, type);
  // Whole or not at all: somebody else may ask for it now, or write it too.
  const begun = `${kept}.${randomUUID()}`;
  await writeFile(begun, code);
  await rename(begun, kept);
  return code;
}

async function make(path, source, type) {
  const { code } = await transform(source, {
    filename: path,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx: path.endsWith('x') },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      target: 'es2023',
      experimental: { keepImportAttributes: true },
      keepClassNames: true,
    },
    module: { type },
  });
  return code;
}
