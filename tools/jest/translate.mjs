/** Our TypeScript in tests: the file that an import means, and its JavaScript. Constructor types are written down for Nest. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

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

/** @param {'es6' | 'systemjs'} type the kind of module to make of it */
export async function translate(url, type) {
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
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
      keepClassNames: true,
    },
    module: { type },
  });
  return code;
}
