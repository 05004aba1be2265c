import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILER, ensureBuild } from './build.mjs';
import { runTool } from './processes.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const SPECTRAL = 'node_modules/@stoplight/spectral-cli/dist/index.js';

/** Linter and compiler make trees that live on: with little room each is copied several times by the collector. */
const ROOMY = '--max-semi-space-size=128';

/** Totals of a report of jest; a file that could not run counts as one failed test. */
export function jestTotals(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Totals of a Playwright report; an error outside of any test counts as one failed test. */
export function playwrightTotals(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * The steps of `npm test`.
 *
 * `kind` check: no further check starts after a failed one. build and runner: always run when what they need is there.
 * `needs` must have succeeded, `after` must only have ended.
 * @param {{ root: string, reports: string, chosen: string | undefined, rest: string[] }} options `reports` a folder for
 *   the runners' reports, `chosen` one group only, `rest` arguments for the runners
 */
export function testSteps({ root, reports, chosen, rest }) {
  const node = (args, failure, env = {}) =>
    runTool(process.execPath, [ROOMY, ...args], { cwd: root, failure, env: { ...process.env, ...env } });

  const tool = (name, ...args) => ({ name, kind: 'check', run: () => node(args, name) });

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
      await node(command(report), name, env(report)).catch((error) => (failure = error));
      const counted = existsSync(report) ? totals(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
      const missing = { passed: 0, failed: 1, skipped: 0 };
      return { failure, totals: counted ?? missing };
    },
  });

  /** `config` is of one of the two sets of tests that jest runs. */
  const jest = (name, config) =>
    runner(name, {
      command: (report) => [JEST, `--config=${config}`, '--json', `--outputFile=${report}`, ...rest],
      env: () => ({ LOG_LEVEL: 'silent' }),
      totals: jestTotals,
    });
  const serverTests = jest('server tests', 'backend/jest.config.js');
  const pageTests = jest('page tests', 'frontend/jest.config.js');

  const browser = runner('browser tests', {
    command: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...rest],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    totals: playwrightTotals,
  });

  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'];
  const all = [
    { group: 'static', ...tool('format', ...prettier) },
    { group: 'static', ...tool('lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.') },
    { group: 'static', ...tool('types of the server', COMPILER, '-p', 'backend', '--noEmit') },
    { group: 'static', ...tool('types of the site', COMPILER, '-p', 'frontend', '--noEmit') },
    { group: 'static', ...tool('types of the browser tests', COMPILER, '-p', 'frontend/e2e', '--noEmit') },
    { group: 'static browser', ...build('server build', 'server') },
    {
      group: 'static',
      ...tool('contract drift', 'tools/contract.mjs', '--check'),
      needs: ['server build'],
    },
    {
      group: 'static',
      ...tool('API lint', SPECTRAL, 'lint', '--fail-severity=hint', 'openapi/openapi.json'),
    },
    { group: 'server', ...serverTests },
    { group: 'web', ...pageTests },
    { group: 'browser', ...build('site build', 'web') },
    {
      group: 'browser',
      ...browser,
      needs: ['server build', 'site build'],
      // Alone on the machine: a browser test that waits for the processor fails for no reason.
      after: ['server tests', 'page tests'],
    },
  ];
  return all.filter(({ group }) => !chosen || group.split(' ').includes(chosen));
}
