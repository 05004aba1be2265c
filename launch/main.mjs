import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Portal } from './portal.mjs';
import { createReporter } from './report.mjs';
import { readSettings } from './settings.mjs';

const root = join(import.meta.dirname, '..');
/** How long a stopped start may take to tidy up what it was in the middle of. */
const TIDY_MS = 3000;
const REPEAT_MS = 1500;
const ORPHAN_CHECK_MS = 500;

/** Where to go and who to be, once it serves. */
export function welcome({ url, sandboxPort, mongodbUri, demoData, dataDir }) {
  const card = sandboxPort ? ['  Test card        4242 4242 4242 4242, any later date, any CVC'] : [];
  const demo = [
    '  Administrator    admin@demo.test',
    '  Doctor           doctor@demo.test (Cardiology)',
    '  Patient          patient@demo.test',
    '  Password         Demo-Pass-2026 (for all three)',
    '  New doctors      DoctorIds DEMO-DOC-001 to DEMO-DOC-020',
    ...card,
  ];
  return [
    '',
    `Data in ${mongodbUri ? 'the database of MONGODB_URI' : dataDir}, logs in ${join(dataDir, 'logs')}. Ctrl-C stops everything.`,
    '',
    `  Hospital Portal  ${url}`,
    `  API documents    ${url}/api/docs`,
    ...(demoData ? demo : card),
  ].join('\n');
}

const withoutEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** Says what went wrong; the process will end with code 1. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** A signal to npm may end it, or the shell it runs, without reaching this process: that shows in a new parent. */
function whenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    void stop();
  }, ORPHAN_CHECK_MS);
  timer.unref();
}

async function withinPatience(work) {
  let timer;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, TIDY_MS)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

/**
 * The settings of the environment and of .env.
 * @param {Record<string, string>} defaults for what neither of them says
 * @throws Error naming the setting that cannot be used
 */
export function loadSettings(defaults = {}) {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  return readSettings({ ...defaults, ...withoutEmpty(process.env) }, root);
}

/** Installs, starts and serves until it is stopped by a signal (exit code 0) or something ends by itself (1). */
export async function main() {
  let settings;
  try {
    settings = loadSettings();
  } catch (error) {
    return fail(error);
  }
  return runToEnd(new Portal(settings, createReporter()), () => welcome(settings));
}

/**
 * Starts what there is to start, and stops it at Ctrl-C.
 * @param {{ start: () => Promise<void>, stop: () => Promise<void>, died: Promise<Error> }} portal
 * @param {() => string} greeting what to print once it serves
 */
export async function runToEnd(portal, greeting) {
  const started = portal.start().then(() => true, fail);

  let stoppedAt = 0;
  const stop = async () => {
    // One Ctrl-C arrives twice under npm, which passes it on as well.
    if (stoppedAt && Date.now() - stoppedAt < REPEAT_MS) return;
    if (stoppedAt) process.exit(130);
    stoppedAt = Date.now();
    console.log('\nStopping ...');
    await portal.stop();
    await withinPatience(started);
    console.log('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  whenOrphaned(stop);

  if ((await started) && !stoppedAt) {
    console.log(greeting());
    fail(await portal.died);
    await portal.stop();
  }
  if (!stoppedAt) process.exit();
}
