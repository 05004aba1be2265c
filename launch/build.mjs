import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './processes.mjs';

const IGNORED = /(\.(spec|test|e2e-spec)\.tsx?|\/e2e|\/node_modules)$/;

export const COMPILER = 'node_modules/typescript/bin/tsc';

/** What each build reads, the folder that it writes, what must then be there, and the command. */
const BUILDS = {
  server: {
    label: 'Building the server',
    sources: [
      ['backend/src', 'backend/tsconfig.json', 'backend/tsconfig.build.json'],
      ['openapi/contract', 'stripe-sandbox/src', 'nest-cli.json', 'package-lock.json'],
    ].flat(),
    folder: 'dist/server',
    outputs: ['dist/server/backend/src/main.js', 'dist/server/stripe-sandbox/src/main.js'],
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    env: {},
  },
  web: {
    label: 'Building the site',
    sources: ['frontend', 'openapi', 'package-lock.json'],
    folder: 'dist/web',
    outputs: ['dist/web/index.html'],
    command: ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  },
};

function addToHash(hash, root, path) {
  const full = join(root, path);
  if (IGNORED.test(path) || !existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) addToHash(hash, root, `${path}/${name}`);
}

function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, root, source);
  return hash.digest('hex');
}

/** What the build is made from now, where its stamp is, and whether it was made from just that. */
function stateOf(name, root) {
  const build = BUILDS[name];
  const stamp = join(root, 'dist', `.${name}-built-from`);
  const sources = fingerprint(root, build.sources);
  const complete = build.outputs.every((file) => existsSync(join(root, file)));
  const isCurrent = complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  return { build, stamp, sources, isCurrent };
}

/**
 * Whether the built server or site in `dist` is that of the sources as they stand.
 * @param {'server' | 'web'} name
 * @param {string} root
 */
export const isBuilt = (name, root) => stateOf(name, root).isCurrent;

/**
 * Builds the server or the site when its sources have changed since the last build.
 * @param {'server' | 'web'} name
 * @param {{ root: string, step: <T>(label: string, work: () => Promise<T>) => Promise<T> }} options
 * @throws Error with the compiler's output
 */
export async function ensureBuild(name, { root, step }) {
  const { build, stamp, sources, isCurrent } = stateOf(name, root);
  if (isCurrent) return;

  await rm(stamp, { force: true });
  await rm(join(root, build.folder), { recursive: true, force: true });
  await mkdir(join(root, 'dist'), { recursive: true });
  const env = { ...process.env, ...build.env };
  await step(build.label, () =>
    runTool(process.execPath, build.command, { cwd: root, env, failure: `${build.label} failed` }),
  );
  const missing = build.outputs.find((file) => !existsSync(join(root, file)));
  if (missing) throw new Error(`${build.label} failed: it did not write ${missing}.`);
  await writeFile(stamp, sources);
}
