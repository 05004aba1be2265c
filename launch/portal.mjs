import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from './build.mjs';
import { claimDataFolder } from './claim.mjs';
import { ensurePackages } from './install.mjs';
import { KeptDatabase } from './kept-database.mjs';
import { checkDatabase } from './mongod.mjs';
import { answers, assertPortsFree } from './ports.mjs';
import { endProcess, endTools, openLog, runTool, tailOf } from './processes.mjs';
import { createReporter } from './report.mjs';
import { DATABASE, environmentsFor, readSettings, withDatabase } from './settings.mjs';
import { Startable } from './startable.mjs';

const READY_PATIENCE_MS = 60_000;
const PRELOAD = new URL('./child.mjs', import.meta.url).href;
const PROGRAMS = {
  api: 'dist/server/backend/src/main.js',
  sandbox: 'dist/server/stripe-sandbox/src/main.js',
  seed: 'dist/server/backend/src/seed/main.js',
};

/** The database, the payment sandbox and the server of one data folder, as child processes of this one. */
export class Portal extends Startable {
  #settings;
  #reporter;

  /**
   * @param {ReturnType<typeof readSettings>} settings
   * @param {ReturnType<typeof createReporter>} reporter
   */
  constructor(settings, reporter) {
    super();
    this.#settings = settings;
    this.#reporter = reporter;
  }

  async bringUp() {
    const { root, dataDir, url, port, sandboxPort } = this.#settings;
    const { step } = this.#reporter;
    const release = claimDataFolder(dataDir, url);
    this.endings.push(release);
    await assertPortsFree({ PORT: port, STRIPE_SANDBOX_PORT: sandboxPort });

    await ensurePackages({ root, step });
    this.#goOn();
    const builds = ['server', 'web'].map((name) => ensureBuild(name, { root, step }));
    const [database] = await this.#together([this.#openDatabase(), ...builds]);
    this.#goOn();
    const environments = environmentsFor(this.#settings, database.uri);
    await this.#seed(database, environments.api);
    this.#goOn();

    await step('Starting the server', async () => {
      if (environments.sandbox) this.#fork('sandbox', 'The payment sandbox', environments.sandbox);
      this.#fork('api', 'The server', environments.api);
      await Promise.all([this.#serverReady(), sandboxPort && this.#until(() => answers(sandboxPort))]);
    });
  }

  /** Like Promise.all, but when one fails the others are ended and waited for: nothing goes on behind the error. */
  async #together(promises) {
    try {
      return await Promise.all(promises);
    } catch (error) {
      endTools();
      await Promise.allSettled(promises);
      throw error;
    }
  }

  #goOn() {
    if (this.isStopping) throw new Error('The start was stopped.');
  }

  async #openDatabase() {
    const { dataDir, mongodbUri } = this.#settings;
    const { say, step } = this.#reporter;
    if (mongodbUri) {
      const uri = withDatabase(mongodbUri, DATABASE);
      await step('Looking for the database of MONGODB_URI', () => checkDatabase(uri));
      return { uri, fresh: false };
    }
    const database = new KeptDatabase({ dataDir, say, onGivenUp: (error) => this.reportDeath(error) });
    const { uri, fresh } = await step('Starting the database', () => database.start());
    if (this.isStopping) await database.stop();
    this.#goOn();
    this.endings.push(() => database.stop());
    return { uri: withDatabase(uri, DATABASE), fresh };
  }

  /** The demo hospital is created once for each database; the seed itself leaves a filled one alone. */
  async #seed({ fresh }, env) {
    const { root, dataDir, demoData, mongodbUri } = this.#settings;
    if (!demoData) return;
    const stamp = join(dataDir, 'seeded');
    const database = createHash('sha256')
      .update(mongodbUri ?? 'embedded')
      .digest('hex');
    if (fresh) rmSync(stamp, { force: true });
    if (existsSync(stamp) && readFileSync(stamp, 'utf8').includes(database)) return;
    await this.#reporter.step('Creating the demo hospital', () =>
      runTool(process.execPath, [join(root, PROGRAMS.seed)], {
        cwd: root,
        env,
        failure: 'The demo hospital could not be created',
      }),
    );
    writeFileSync(stamp, `${database}\n`, { flag: 'a' });
  }

  #fork(program, title, env) {
    const { root, dataDir } = this.#settings;
    const logFile = join(dataDir, 'logs', `${program}.log`);
    const log = openLog(logFile);
    // Detached from the terminal's group: Ctrl-C is answered here, in order, and not by each process for itself.
    const child = fork(join(root, PROGRAMS[program]), [], {
      cwd: root,
      env,
      execArgv: ['--import', PRELOAD],
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    child.once('exit', (code, signal) => {
      this.#onEnd(title, signal ? `signal ${signal}` : `code ${code}`, logFile);
    });
    this.endings.push(() => endProcess(child));
  }

  #onEnd(title, how, logFile) {
    if (this.isStopping) return;
    this.reportDeath(
      new Error(`${title} ended unexpectedly (${how}). The end of ${logFile}:\n${tailOf(logFile)}`),
    );
  }

  #serverReady() {
    const health = `http://127.0.0.1:${this.#settings.port}/api/health/ready`;
    return this.#until(() =>
      fetch(health, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
  }

  async #until(isTrue) {
    const deadline = Date.now() + READY_PATIENCE_MS;
    while (!(await isTrue())) {
      this.#goOn();
      if (Date.now() > deadline) {
        throw new Error(
          `The server did not become ready within a minute; see ${join(this.#settings.dataDir, 'logs')}.`,
        );
      }
      await sleep(50);
    }
  }
}

/**
 * Starts the whole product for a browser test.
 * @param {{ root: string, env: Record<string, string | undefined>, write?: (line: string) => void }} options
 *   `env` as for `npm start`: PORT, DATA_DIR and the rest of .env.example
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws Error whose message is for a person
 */
export async function startPortal({ root, env, write }) {
  const settings = readSettings(env, root);
  const portal = new Portal(settings, createReporter(write));
  await portal.start();
  return { url: settings.url, stop: () => portal.stop() };
}
