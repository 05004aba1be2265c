/** `npm test`: see the usage below. */
import './node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensurePackages } from './install.mjs';
import { endTools } from './processes.mjs';
import { createReporter } from './report.mjs';
import { FAILED, OK, runSteps } from './test-run.mjs';
import { testSteps } from './test-steps.mjs';

const USAGE = `npm test                        everything
npm test -- --only=server       one of: static, server, web, browser
npm test -- --only=web -- Find  what follows the second -- goes to the test runner`;

const GROUPS = ['static', 'server', 'web', 'browser'];
const root = join(import.meta.dirname, '..');
const seconds = (value) => (value === undefined ? '' : `${value.toFixed(1)} s`);

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.only !== undefined && !GROUPS.includes(values.only)) {
    throw new Error(`--only must be one of ${GROUPS.join(', ')}.\n${USAGE}`);
  }
  if (positionals.length > 0 && (!values.only || values.only === 'static')) {
    throw new Error(`Arguments for a test runner need --only.\n${USAGE}`);
  }
  return { chosen: values.only, rest: positionals };
}

const describeTotals = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

function onEnd({ name, outcome, seconds: took, failure, totals }) {
  const count = totals ? ` (${describeTotals(totals)})` : '';
  console.log(`== ${name}: ${outcome} in ${seconds(took)}${count}`);
  if (failure) console.log(`${failure.message}\n`);
}

function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n${'Step'.padEnd(width)}  Result    Time`);
  for (const { name, outcome, seconds: took, totals } of results) {
    const row = [
      name.padEnd(width),
      outcome.padEnd(8),
      seconds(took).padEnd(9),
      totals ? describeTotals(totals) : '',
    ];
    console.log(row.join('  ').trimEnd());
  }
}

async function main() {
  const { chosen, rest } = readArguments();
  await ensurePackages({ root, step: createReporter().step });
  if (!chosen || chosen === 'browser') process.env.CHROMIUM_PATH = await ensureChromium(console.log);

  const reports = await mkdtemp(join(tmpdir(), 'hospital-portal-tests-'));
  try {
    const steps = testSteps({ root, reports, chosen, rest });
    const onStart = ({ name }) => console.log(`== ${name} ...`);
    const results = await runSteps(steps, { width: 2, onStart, onEnd });
    printTable(results);
    const sum = (key) => results.reduce((total, { totals }) => total + (totals?.[key] ?? 0), 0);
    if (results.some(({ outcome }) => outcome !== OK)) process.exitCode = 1;
    const failedSteps = results.filter(({ outcome }) => outcome === FAILED).map(({ name }) => name);
    if (failedSteps.length > 0) console.log(`\nNot passed: ${failedSteps.join(', ')}.`);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    endTools();
    process.exit(code);
  });
}
await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
