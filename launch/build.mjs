/** Prepares a start: installs the packages, builds the server and the site. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runTool, tools } from './processes.mjs';

const IGNORED = /(\.(spec|test|e2e-spec)\.tsx?|\/e2e|\/node_modules)$/;

/** Each build's sources, its script in package.json and the folder that it fills. */
const BUILDS = {
  server: {
    label: 'Building the server',
    sources: [
      'backend/src',
      'backend/tsconfig.json',
      'backend/tsconfig.build.json',
      'demo',
      'messages',
      'openapi/contract',
      'stripe-sandbox/src',
      'nest-cli.json',
      'package-lock.json',
    ],
    script: 'build:server',
    folder: 'dist/server',
  },
  web: {
    label: 'Building the site',
    sources: ['frontend', 'messages', 'openapi', 'package-lock.json'],
    script: 'build:web',
    // The last of its folders that is written.
    folder: 'dist/ssr',
  },
};

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own list when an installation is complete,
 * so a missing, interrupted or outdated installation shows; packages for other systems may be absent.
 */
function packagesAreCurrent(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    if (!installed[path]) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return installed[path].version === wanted.version;
  });
}

async function npmCi(root, ...more) {
  // Production environments would leave out what builds the site.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = promisify(execFile)('npm', [...args, ...more], { cwd: root });
  // npm ignores SIGTERM. An incomplete installation is repeated at the next start.
  const end = () => npm.child.kill('SIGKILL');
  tools.add(end);
  await npm.finally(() => tools.delete(end));
}

/** Prefers npm's cache to requests for each package. */
async function install(root) {
  try {
    await npmCi(root, '--prefer-offline');
  } catch (error) {
    // npm's cached metadata may be outdated. A cancelled installation is not repeated.
    if (error.signal) throw error;
    await npmCi(root);
  }
}

/**
 * Installs the packages when they are missing or the lock file has changed.
 * @param {{ root: string, step: <T>(label: string, work: () => Promise<T>) => Promise<T> }} options
 * @throws Error with npm's own output when the installation fails
 */
export async function ensurePackages({ root, step }) {
  if (packagesAreCurrent(root)) return;
  await step('Installing the packages (the first time this takes a minute or two)', () =>
    install(root).catch(({ message, stderr }) => {
      throw new Error(`The packages could not be installed (npm ci): ${stderr || message}`.trimEnd());
    }),
  );
}

function addToHash(hash, root, path) {
  const full = join(root, path);
  if (IGNORED.test(path) || !existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, root, `${path}/${name}`);
  } else {
    hash.update(`${path}\0`).update(readFileSync(full));
  }
}

/** In the folder of the build, so that it goes with what it describes. */
const stampOf = (name, root) => join(root, BUILDS[name].folder, '.built-from');

function fingerprint(name, root) {
  const hash = createHash('sha256');
  for (const source of BUILDS[name].sources) addToHash(hash, root, source);
  return hash.digest('hex');
}

/**
 * Whether the built server or site in `dist` matches the current sources.
 * @param {'server' | 'web'} name
 * @param {string} root
 */
export function isBuilt(name, root, sources = fingerprint(name, root)) {
  const stamp = stampOf(name, root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Makes the next start build it again, because another program will write to its folder. */
export const forgetBuild = (name, root) => rm(stampOf(name, root), { force: true });

/**
 * Builds the server or the site when its sources have changed since the last build.
 * @param {'server' | 'web'} name
 * @param {{ root: string, step: <T>(label: string, work: () => Promise<T>) => Promise<T> }} options
 * @throws Error with the compiler's output
 */
export async function ensureBuild(name, { root, step }) {
  const { label, script, folder } = BUILDS[name];
  const sources = fingerprint(name, root);
  if (isBuilt(name, root, sources)) return;

  await rm(join(root, folder), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  await step(label, () => runTool('npm', ['run', script], { cwd: root, env, failure: `${label} failed` }));
  await writeFile(stampOf(name, root), sources);
}
