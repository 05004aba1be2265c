import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../launch/build.mjs';
import { runTool } from '../../launch/processes.mjs';

const BIN = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  jest: 'node_modules/jest/bin/jest.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  playwright: 'node_modules/@playwright/test/cli.js',
  spectral: 'node_modules/@stoplight/spectral-cli/dist/index.js',
  tsc: 'node_modules/typescript/bin/tsc',
};
const TIME_LIMIT_MS = 20 * 60_000;
const HARD = 'backend/test/hard';
/** The linter loads the types of the whole server. */
const ROOMY = ['--max-old-space-size=4096'];
/** Caches of linter and compiler from the previous run. */
const CACHE = 'node_modules/.cache';
const CODE = /\.(ts|tsx|js|mjs)$/;

/** A file that could not run counts as one failed test. */
const jestTotals = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A test that passes at its second attempt counts as passed and is listed; an error outside of any test as failed. */
const playwrightTotals = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: stats.flaky,
});

/**
 * The steps of `npm test`. Those of one lane run one after the other, the lanes side by side, the browser tests last.
 * @param {{ root: string, reports: string, rest: string[], changes?: { since: string, files: string[] } }} options
 *   `reports` is a folder for the reports of the runners, `rest` are arguments for the runners, and `changes` narrows the
 *   steps to what they concern
 * @returns steps with `run`, which gives `{ failure, totals }`
 */
export function testSteps({ root, reports, rest, changes }) {
  const touches = (pattern) => !changes || changes.files.some((file) => pattern.test(file));
  const tool = (name, args, env = {}) =>
    runTool(process.execPath, args, {
      cwd: root,
      failure: name,
      env: { ...process.env, ...env },
      timeoutMs: TIME_LIMIT_MS,
    });

  const check = (name, { args, concerns = /./, lane = 2 }) => ({
    group: 'static',
    name,
    lane,
    skipped: !touches(concerns),
    run: () => tool(name, args),
  });
  const build = (name, { target, ...step }) => ({
    name,
    ...step,
    run: () => ensureBuild(target, { root, step: (_, work) => work() }),
  });

  /** Reads the totals from the report, also when tests fail. */
  const runner = (name, { args, more = rest, env, totals, ...step }) => ({
    name,
    ...step,
    run: async () => {
      const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
      let failure;
      await tool(name, [...args(report), ...more], env?.(report)).catch((error) => (failure = error));
      const counted = existsSync(report) && totals(JSON.parse(readFileSync(report, 'utf8')));
      return { failure, totals: counted || { passed: 0, failed: 1, skipped: 0 } };
    },
  });
  const jest = (name, { config, ...step }) =>
    runner(name, {
      args: (report) => [
        BIN.jest,
        `--config=${config}`,
        '--json',
        `--outputFile=${report}`,
        ...(changes ? [`--changedSince=${changes.since}`, '--passWithNoTests'] : []),
      ],
      env: () => ({ LOG_LEVEL: 'silent' }),
      totals: jestTotals,
      ...step,
    });

  /** One step for each file, so that the table says what each took. */
  const isChosen = (file) => rest.length === 0 || rest.some((name) => file.includes(name));
  const hardFiles = readdirSync(join(root, HARD)).filter(isChosen);
  const hard = hardFiles.map((file) =>
    jest(file.replace('.e2e-spec.ts', ''), {
      config: 'backend/jest.hard.config.js',
      more: [`${HARD}/${file}`],
      group: 'hard',
      lane: 'last',
    }),
  );

  const types = (program) => [
    BIN.tsc,
    '-p',
    program,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/types/${program}.tsbuildinfo`,
  ];

  const SITE = /^(frontend\/|playwright)/;
  /** Two programs: a common one would need 4 GB of memory and twice the time. */
  const lint = (name, { all, isPart }) => {
    const files = changes?.files.filter((file) => CODE.test(file) && isPart(file));
    return {
      ...check(name, {
        lane: 1,
        args: [
          ...ROOMY,
          BIN.eslint,
          '--max-warnings=0',
          '--no-warn-ignored',
          '--cache',
          '--cache-strategy=content',
          `--cache-location=${CACHE}/${name.replaceAll(' ', '-')}`,
          ...(files ?? all),
        ],
      }),
      skipped: files?.length === 0,
    };
  };

  return [
    build('server build', { target: 'server', group: 'static browser hard', lane: 1 }),
    jest('server tests', { config: 'backend/jest.config.js', group: 'server', lane: 1 }),
    check('format', { args: [BIN.oxfmt, '--check'] }),
    check('types of the server', {
      args: types('backend'),
      concerns: /^(backend|demo|openapi|stripe-sandbox)\/|package-lock/,
    }),
    check('types of the site', {
      args: types('frontend'),
      concerns: /^(frontend|openapi)\/|package-lock/,
    }),
    check('types of the browser tests', {
      args: types('frontend/e2e'),
      concerns: /^(frontend\/e2e|openapi)\/|playwright|package-lock/,
    }),
    check('messages', {
      lane: 1,
      args: ['backend/test/support/check-messages.mjs'],
      concerns: /^(backend|demo|frontend|messages|openapi)\//,
    }),
    lint('lint of the server', {
      all: ['--ignore-pattern=frontend', '--ignore-pattern=playwright.config.ts', '.'],
      isPart: (file) => !SITE.test(file),
    }),
    lint('lint of the site', {
      all: ['frontend', 'playwright.config.ts'],
      isPart: (file) => SITE.test(file),
    }),
    check('API lint', {
      args: [BIN.spectral, 'lint', '--fail-severity=hint', 'openapi/openapi.json'],
      concerns: /^openapi\/openapi\.json$|spectral/,
      lane: 1,
    }),
    jest('page tests', { config: 'frontend/jest.config.js', group: 'web', lane: 2 }),
    build('site build', { target: 'web', group: 'browser', lane: 2 }),
    {
      ...check('contract drift', {
        args: ['tools/contract.mjs', '--check'],
        concerns: /^(backend|openapi)\//,
      }),
      needs: ['server build'],
    },
    runner('browser tests', {
      args: () => [
        BIN.playwright,
        'test',
        '--reporter=list,json',
        ...(changes ? [`--only-changed=${changes.since}`, '--pass-with-no-tests'] : []),
      ],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      totals: playwrightTotals,
      group: 'browser',
      // Alone on the machine, because a waiting browser is slow.
      lane: 'last',
      needs: ['server build', 'site build'],
    }),
    ...hard,
  ];
}
