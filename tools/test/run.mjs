/** `npm test`: see the usage below. */
import '../../launch/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../fetch/programs.mjs';
import { ensurePackages } from '../../launch/build.mjs';
import { createReporter, endTools } from '../../launch/processes.mjs';
import { testSteps } from './steps.mjs';

const USAGE = `npm test                        everything
npm test -- --only=server       one of: static, server, web, browser
npm test -- --only=web -- Find  what follows the second -- goes to the test runner`;

const GROUPS = ['static', 'server', 'web', 'browser'];
const WIDTH = 2;
/** How a step ended, as shown in the table. */
const [OK, FAILED, SKIPPED] = ['passed', 'FAILED', 'skipped'];
const root = join(import.meta.dirname, '../..');
const seconds = (value) => (value === undefined ? '' : `${value.toFixed(1)} s`);

function readArguments() {
  const options = { only: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.only !== undefined && !GROUPS.includes(values.only)) {
    throw new Error(`--only must be one of ${GROUPS.join(', ')}.\n${USAGE}`);
  }
  if (positionals.length > 0 && (!values.only || values.only === 'static')) {
    throw new Error(`Arguments for a test runner need --only.\n${USAGE}`);
  }
  return { chosen: values.only, rest: positionals };
}

async function runOne({ name, kind, run }) {
  console.log(`== ${name} ...`);
  const started = performance.now();
  const { failure, totals } = (await run().catch((error) => ({ failure: error }))) ?? {};
  const took = (performance.now() - started) / 1000;
  const outcome = failure || totals?.failed ? FAILED : OK;
  const count = totals ? ` (${describeTotals(totals)})` : '';
  console.log(`== ${name}: ${outcome} in ${seconds(took)}${count}`);
  if (failure) console.log(`${failure.message}\n`);
  return { name, kind, outcome, took, totals };
}

/** Runs the steps in their order, a few at a time; one whose turn has come waits for what it needs. */
async function runSteps(steps) {
  const { default: pLimit } = await import('p-limit');
  const limit = pLimit(WIDTH);
  const results = new Map();
  let aCheckFailed = false;

  const runInTurn = ({ needs = [], after = [], ...step }) =>
    limit(async () => {
      const needed = await Promise.all(needs.map((name) => results.get(name)));
      await Promise.all(after.map((name) => results.get(name)));
      const isPointless =
        needed.some((result) => result && result.outcome !== OK) || (step.kind === 'check' && aCheckFailed);
      if (isPointless) return { name: step.name, outcome: SKIPPED };
      const result = await runOne(step);
      aCheckFailed ||= step.kind === 'check' && result.outcome === FAILED;
      return result;
    });
  for (const step of steps) results.set(step.name, runInTurn(step));
  return Promise.all(results.values());
}

const describeTotals = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

function print(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n${'Step'.padEnd(width)}  Result    Time`);
  for (const { name, outcome, took, totals } of results) {
    const row = [name.padEnd(width), outcome.padEnd(8), seconds(took).padEnd(9)];
    console.log([...row, totals ? describeTotals(totals) : ''].join('  ').trimEnd());
  }
  const failed = results.filter(({ outcome }) => outcome === FAILED).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nNot passed: ${failed.join(', ')}.`);
  if (results.some(({ outcome }) => outcome !== OK)) process.exitCode = 1;
  const sum = (key) => results.reduce((total, { totals }) => total + (totals?.[key] ?? 0), 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

async function main() {
  const { chosen, rest } = readArguments();
  await ensurePackages({ root, step: createReporter().step });
  if (!chosen || chosen === 'browser') process.env.CHROMIUM_PATH = await ensureChromium(console.log);

  const reports = await mkdtemp(join(tmpdir(), 'hospital-portal-tests-'));
  try {
    print(await runSteps(testSteps({ root, reports, chosen, rest })));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.on(signal, () => {
    endTools();
    process.exit(code);
  });
}
await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
