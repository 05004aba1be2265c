import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from './processes.mjs';

const IGNORED = /(\.(spec|test|e2e-spec)\.tsx?|\/e2e|\/node_modules)$/;

/** What each build reads, what it must have written, and the command. */
const BUILDS = {
  server: {
    label: 'Building the server',
    sources: [
      ['backend/src', 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'nest-cli.json'],
      ['openapi/contract', 'stripe-sandbox/src', 'package-lock.json'],
    ].flat(),
    outputs: ['dist/server/backend/src/main.js', 'dist/server/stripe-sandbox/src/main.js'],
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    env: {},
  },
  web: {
    label: 'Building the site',
    sources: ['frontend', 'openapi', 'package-lock.json'],
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

/**
 * Builds the server or the site when its sources have changed since the last build.
 * @param {'server' | 'web'} name
 * @param {{ root: string, step: <T>(label: string, work: () => Promise<T>) => Promise<T> }} options
 * @throws Error with the compiler's output
 */
export async function ensureBuild(name, { root, step }) {
  const build = BUILDS[name];
  const stamp = join(root, 'dist', `.${name}-built-from`);
  const sources = fingerprint(root, build.sources);
  const complete = build.outputs.every((file) => existsSync(join(root, file)));
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;

  await rm(stamp, { force: true });
  await mkdir(join(root, 'dist'), { recursive: true });
  const env = { ...process.env, ...build.env };
  await step(build.label, () =>
    runTool(process.execPath, build.command, { cwd: root, env, failure: `${build.label} failed` }),
  );
  const missing = build.outputs.find((file) => !existsSync(join(root, file)));
  if (missing) throw new Error(`${build.label} failed: it did not write ${missing}.`);
  await writeFile(stamp, sources);
}
