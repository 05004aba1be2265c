/** `npm start`, `npm run dev`, `npm run cluster`: nothing but Node's own modules is needed until the packages are installed. */
import './node-version.mjs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSetUpCode } from './database.mjs';
import { Portal } from './portal.mjs';
import { createReporter } from './processes.mjs';
import { loadSettings } from './settings.mjs';

/** How long a stopped start may take to clean up. */
const TIDY_MS = 3000;
const REPEAT_MS = 1500;
const ORPHAN_CHECK_MS = 500;

/** Further lines of a command, below the address. */
const MORE = {
  start: () => [],
  dev: () => ['  What you save    restarts the server, or shows in the page'],
  cluster: ({ pids }) => [`  Processes        ${JSON.stringify(pids)}: kill one and see`],
};

const DEMO = [
  '  Log-ins          admin@demo.test, doctor@demo.test, patient@demo.test',
  '  Password         Demo-Pass-2026 (for all three)',
  '  New doctors      DoctorIds DEMO-DOC-001 to DEMO-DOC-020',
];

/** The address and the logins, once it is ready. */
function welcome({ url, sandboxPort, mongodbUri, demoData, dataDir }, code) {
  return [
    '',
    `Data in ${mongodbUri ? 'the database of MONGODB_URI' : dataDir}, logs in ${join(dataDir, 'logs')}. Ctrl-C stops everything.`,
    '',
    `  Hospital Portal  ${url}`,
    `  API documents    ${url}/api/docs`,
    ...(code ? [`  Set-up           ${url}/#/setup?code=${code} (your hospital, or a demo)`] : []),
    ...(demoData ? DEMO : []),
    ...(sandboxPort ? ['  Test card        4242 4242 4242 4242, any later date, any CVC'] : []),
  ];
}

/** Prints the error; the process will end with code 1. */
function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** A signal to npm may end it, or the shell it runs, without reaching this process: that shows in a new parent. */
async function whenOrphaned(stop) {
  const parent = process.ppid;
  while (process.ppid === parent) await sleep(ORPHAN_CHECK_MS, undefined, { ref: false });
  await stop();
}

/** Installs, starts and serves until it is stopped by a signal (exit code 0) or something ends by itself (1). */
async function main(command) {
  const settings = loadSettings(command === 'cluster' ? { DATA_DIR: '.data-cluster' } : {});
  const portal = new Portal(settings, createReporter(), command);
  const started = portal.start().then(() => true, fail);

  let stoppedAt = 0;
  const stop = async () => {
    // One Ctrl-C arrives twice under npm, which passes it on as well.
    if (stoppedAt && Date.now() - stoppedAt < REPEAT_MS) return;
    if (stoppedAt) process.exit(130);
    stoppedAt = Date.now();
    console.log('\nStopping ...');
    await portal.stop();
    await Promise.race([started, sleep(TIDY_MS)]);
    console.log('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  if (process.env.npm_lifecycle_event) void whenOrphaned(stop);

  if ((await started) && !stoppedAt) {
    const code = await readSetUpCode(portal.mongodbUri);
    console.log([...welcome(settings, code), ...MORE[command](portal)].join('\n'));
    fail(await portal.died);
    await portal.stop();
  }
  if (!stoppedAt) process.exit();
}

await main(process.argv[2] ?? 'start').catch(fail);
