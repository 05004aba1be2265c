/**
 * How Node loads our TypeScript in tests: each file becomes a native ES module, types of constructor parameters
 * written down (Nest injects by them). Packages are loaded as they are.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const PACKAGE = '/node_modules/';
const TYPESCRIPT = /\.tsx?$/;
/** What an import without an ending, or with the one that the compiler will give, may stand for. */
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Styles: browser tests see them. */
const STYLES = /\.css$/;
const TEST = /\.test\.tsx?$/;

/** What remembers nothing between two files: it is made once, as packages are. */
const CONTRACT = '/openapi/contract/';

/** Address of a module to run before each test file, which then gets modules of ours of its own. */
let setup;

/** @param {{ setup?: string }} options */
export function initialize(options) {
  setup = options.setup;
}

const isOurs = (url) => url?.startsWith('file:') && !url.includes(PACKAGE);

function sourceOf({ href }) {
  const bare = href.replace(/\?.*$/, '').replace(/\.js$/, '');
  const candidates = TYPESCRIPT.test(bare) ? [bare] : ENDINGS.map((ending) => bare + ending);
  return candidates.find((url) => existsSync(fileURLToPath(url)));
}

export async function resolve(specifier, context, nextResolve) {
  const isPath = specifier.startsWith('.') || specifier.startsWith('file:');
  if (!isPath) return nextResolve(specifier, context);
  const wanted = new URL(specifier, context.parentURL);
  const source = isOurs(wanted.href) ? sourceOf(wanted) : undefined;
  if (!source) return nextResolve(specifier, context);
  // The runner numbers test files by what follows their address; modules with that number are that file's own.
  const isOwn = setup && !source.includes(CONTRACT);
  const number = wanted.search || (isOwn ? new URL(context.parentURL).search : '');
  return { url: source + number, shortCircuit: true };
}

export async function load(url, context, nextLoad) {
  const address = url.replace(/\?.*$/, '');
  if (isOurs(url) && STYLES.test(address)) return { format: 'module', source: '', shortCircuit: true };
  if (!isOurs(url) || !TYPESCRIPT.test(address)) return nextLoad(url, context);
  const path = fileURLToPath(address);
  const first = setup && TEST.test(path) ? `import ${JSON.stringify(setup)};` : '';
  return { format: 'module', source: first + (await codeOf(path)), shortCircuit: true };
}

/** By path: for the site each test file loads its own modules anew, most often from the same text. */
const known = new Map();

async function codeOf(path) {
  const source = await readFile(path, 'utf8');
  if (known.get(path)?.source !== source)
    known.set(path, { source, result: transform(source, optionsOf(path)) });
  return (await known.get(path).result).code;
}

const optionsOf = (path) => ({
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
  module: { type: 'es6' },
});
