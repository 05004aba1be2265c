import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../launch/build.mjs';
import { runTool } from '../../launch/processes.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const SPECTRAL = 'tools/test/api-lint.mjs';
const FORMATTER = 'node_modules/oxfmt/bin/oxfmt';
const ESLINT = 'node_modules/eslint/bin/eslint.js';
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const CHECKER = 'node_modules/typescript-native/bin/tsc';

/** On one processor, since the other has another step to run: with both it takes twice as much of them. */
const TYPES_ONLY = ['--noEmit', '--singleThreaded'];
/** The same for oxlint's compiler; the collector of both may wait, since they end soon. */
const NATIVE = { GOMAXPROCS: '1', GOGC: '400' };

/** Linter and builder make trees that live on: with little room each is copied several times by the collector. */
const ROOMY = '--max-semi-space-size=128';

/** Of any step; the longest takes less than half of it. A step that never ends would take all other results with it. */
const TIME_LIMIT_MS = 25 * 60_000;

/** A file that could not run counts as one failed test. */
const jestTotals = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** An error outside of any test counts as one failed test. */
const playwrightTotals = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/**
 * The steps of `npm test`.
 *
 * `kind` check: no further check starts after a failed one. build and runner: always run when what they need is there.
 * `needs` must have succeeded, `after` must only have ended; both name steps above.
 * @param {{ root: string, reports: string, chosen: string | undefined, rest: string[] }} options `reports` a folder for
 *   the runners' reports, `chosen` one group only, `rest` arguments for the runners
 */
export function testSteps({ root, reports, chosen, rest }) {
  const node = (args, failure, env = {}) =>
    runTool(process.execPath, [ROOMY, ...args], {
      cwd: root,
      failure,
      env: { ...process.env, ...env },
      timeoutMs: TIME_LIMIT_MS,
    });

  const check = (name, ...args) => ({
    group: 'static',
    name,
    kind: 'check',
    run: () => node(args, name, NATIVE),
  });
  const build = (name, target) => ({
    name,
    kind: 'build',
    run: () => ensureBuild(target, { root, step: (_, work) => work() }),
  });

  /** Runs to the end also when tests fail, and reads the totals from the report. */
  const runner = (name, { command, env, totals }) => ({
    name,
    kind: 'runner',
    run: async () => {
      const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
      let failure;
      await node([...command(report), ...rest], name, env(report)).catch((error) => (failure = error));
      const counted = existsSync(report) && totals(JSON.parse(readFileSync(report, 'utf8')));
      return { failure, totals: counted || { passed: 0, failed: 1, skipped: 0 } };
    },
  });
  const jest = (name, config) =>
    runner(name, {
      command: (report) => [JEST, `--config=${config}`, '--json', `--outputFile=${report}`],
      env: () => ({ LOG_LEVEL: 'silent' }),
      totals: jestTotals,
    });
  const browser = runner('browser tests', {
    command: () => [PLAYWRIGHT, 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    totals: playwrightTotals,
  });

  // The server's tests take the longest and wait the most: whatever else there is runs beside them.
  const all = [
    { group: 'static browser', ...build('server build', 'server') },
    check('format', FORMATTER, '--check'),
    // Before the server's tests, which would only wait here for the build.
    check('lint', ESLINT, '--max-warnings=0', '.'),
    { group: 'server', ...jest('server tests', 'backend/jest.config.js'), after: ['server build'] },
    check('lint by types', OXLINT),
    check('types of the server', CHECKER, '-p', 'backend', ...TYPES_ONLY),
    check('types of the site', CHECKER, '-p', 'frontend', ...TYPES_ONLY),
    check('types of the browser tests', CHECKER, '-p', 'frontend/e2e', ...TYPES_ONLY),
    { ...check('contract drift', 'tools/contract.mjs', '--check'), needs: ['server build'] },
    check('API lint', SPECTRAL, 'lint', '--fail-severity=hint', 'openapi/openapi.json'),
    { group: 'web', ...jest('page tests', 'frontend/jest.config.js') },
    { group: 'browser', ...build('site build', 'web') },
    {
      group: 'browser',
      ...browser,
      needs: ['server build', 'site build'],
      // Alone on the machine: a browser test that waits for the processor fails for no reason.
      after: ['server tests', 'page tests', 'contract drift'],
    },
  ];
  return all.filter(({ group }) => !chosen || group.split(' ').includes(chosen));
}
