/** `npm test`: see the usage below. */
import '../../launch/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from '../../launch/build.mjs';
import { createReporter, endTools } from '../../launch/processes.mjs';
import { testSteps } from './steps.mjs';

const USAGE = `npm test                            everything
npm test -- --changed [--since=REV] what the changes since a revision (default: main) concern
npm test -- --only=server           one of: static, server, web, browser, hard
npm test -- --only=web -- Find      what follows the second -- goes to the test runner`;

/** All but the last run without `--only`. */
const GROUPS = ['static', 'server', 'web', 'browser', 'hard'];
const [PASSED, FAILED, SKIPPED] = ['passed', 'FAILED', 'skipped'];
const root = join(import.meta.dirname, '../..');
const seconds = (value) => (value === undefined ? '' : `${value.toFixed(1)} s`);

function readArguments() {
  const options = { only: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.only !== undefined && !GROUPS.includes(values.only)) {
    throw new Error(`--only must be one of ${GROUPS.join(', ')}.\n${USAGE}`);
  }
  if (positionals.length > 0 && (!values.only || values.only === 'static')) {
    throw new Error(`Arguments for a test runner need --only.\n${USAGE}`);
  }
  const changes = values.changed || values.since ? changesSince(values.since ?? 'main') : undefined;
  return { chosen: values.only, rest: positionals, changes };
}

/** Committed, uncommitted and new files that are still there. */
function changesSince(since) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', since);
  const files = [...changed, ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files: files.filter((file) => file && existsSync(join(root, file))) };
}

const describeTotals = ({ passed, failed, skipped, flaky }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${flaky ? `, ${flaky} flaky` : ''}`;

async function runStep({ name, run }) {
  console.log(`== ${name} ...`);
  const started = performance.now();
  const { failure, totals } = (await run().catch((error) => ({ failure: error }))) ?? {};
  const took = (performance.now() - started) / 1000;
  const outcome = failure || totals?.failed ? FAILED : PASSED;
  console.log(`== ${name}: ${outcome} in ${seconds(took)}${totals ? ` (${describeTotals(totals)})` : ''}`);
  if (failure) console.log(`${failure.message}\n`);
  return { name, outcome, took, totals };
}

/** A step waits for the one before it in its lane and for those that it needs, which stand above it. */
async function runSteps(steps) {
  const results = new Map();
  const runLane = (lane, start) => {
    let before = start;
    for (const step of steps.filter((each) => each.lane === lane)) {
      const needed = (step.needs ?? []).map((name) => results.get(name));
      before = Promise.all([before, ...needed]).then(([, ...needs]) => {
        const isFault = needs.some((result) => result && result.outcome !== PASSED);
        if (step.skipped || isFault) return { name: step.name, outcome: SKIPPED, isFault };
        return runStep(step);
      });
      results.set(step.name, before);
    }
    return before;
  };
  const lanes = [runLane(1), runLane(2)];
  await runLane('last', Promise.all(lanes));
  return Promise.all(steps.map(({ name }) => results.get(name)));
}

function print(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n${'Step'.padEnd(width)}  Result    Time`);
  for (const { name, outcome, took, totals } of results) {
    const row = [name.padEnd(width), outcome.padEnd(8), seconds(took).padEnd(9)];
    console.log([...row, totals ? describeTotals(totals) : ''].join('  ').trimEnd());
  }
  const failed = results.filter(({ outcome, isFault }) => outcome === FAILED || isFault);
  if (failed.length > 0) {
    console.log(`\nNot passed: ${failed.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
  }
  const sum = (key) => results.reduce((total, { totals }) => total + (totals?.[key] ?? 0), 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

async function main() {
  const { chosen, rest, changes } = readArguments();
  await ensurePackages({ root, step: createReporter().step });
  if (!chosen || chosen === 'browser') {
    const { ensureChromium } = await import('../../frontend/e2e/support/chromium.mjs');
    process.env.CHROMIUM_PATH = await ensureChromium(console.log);
  }

  const reports = await mkdtemp(join(tmpdir(), 'hospital-portal-tests-'));
  try {
    const steps = testSteps({ root, reports, rest, changes });
    print(
      await runSteps(
        steps.filter(({ group }) => (chosen ? group.split(' ').includes(chosen) : group !== 'hard')),
      ),
    );
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
