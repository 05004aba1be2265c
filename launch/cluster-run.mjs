import { fork } from 'node:child_process';
import { closeSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from './build.mjs';
import { claimDataFolder } from './claim.mjs';
import { MEMBERS, addressOf, choosePorts, formSet, memberOf } from './cluster-database.mjs';
import { KeptProcess } from './cluster-process.mjs';
import { startProxy } from './cluster-proxy.mjs';
import { ensurePackages } from './install.mjs';
import { ensureMongod } from './mongod-binary.mjs';
import { answers, assertPortsFree, findFreePort } from './ports.mjs';
import { openLog, runTool } from './processes.mjs';
import { DATABASE, environmentsFor, withDatabase } from './settings.mjs';
import { Startable } from './startable.mjs';

const SERVERS = 2;
const READY_PATIENCE_MS = 90_000;
const PRELOAD = new URL('./child.mjs', import.meta.url).href;
const PROGRAMS = {
  api: 'backend/src/main.js',
  seed: 'backend/src/seed/main.js',
  sandbox: 'stripe-sandbox/src/main.js',
};

/**
 * The product as it runs in production, on this machine: three members of a replica set, two servers, the payment
 * sandbox and a proxy. Whatever of it is killed is started again.
 */
export class Cluster extends Startable {
  #settings;
  #reporter;
  #built;
  #processes = new Map();
  #uri = '';

  /**
   * @param {ReturnType<typeof import('./settings.mjs').readSettings>} settings PORT is the proxy's
   * @param {ReturnType<typeof import('./report.mjs').createReporter>} reporter
   * @param {string} [built] folder of a built server; without it the project is built
   */
  constructor(settings, reporter, built) {
    super();
    this.#settings = settings;
    this.#reporter = reporter;
    this.#built = built;
  }

  /** Process ids by name: db1 to db3, api1 and api2, sandbox. */
  get pids() {
    return Object.fromEntries([...this.#processes].map(([name, process]) => [name, process.pid]));
  }

  /** Address of the database; known once it is started. */
  get mongodbUri() {
    return this.#uri;
  }

  async bringUp() {
    const { dataDir, url, port, sandboxPort, mongodbUri } = this.#settings;
    const { step } = this.#reporter;
    if (mongodbUri) throw new Error('The cluster has a database of its own: leave MONGODB_URI out.');
    this.endings.push(claimDataFolder(dataDir, url));
    await assertPortsFree({ PORT: port, STRIPE_SANDBOX_PORT: sandboxPort });
    await this.#build();
    this.#uri = await step('Starting the three databases', () => this.#startDatabase());
    const environments = environmentsFor(this.#settings, this.#uri);
    await this.#seed(environments.api);
    const ports = await step('Starting the two servers', () => this.#startServers(environments));
    this.#goOn();
    const proxy = await startProxy({ port, backends: ports });
    this.endings.push(() => proxy.close());
  }

  async #build() {
    if (this.#built) return;
    const { root } = this.#settings;
    const { step } = this.#reporter;
    await ensurePackages({ root, step });
    for (const name of ['server', 'web']) {
      this.#goOn();
      await ensureBuild(name, { root, step });
    }
    this.#built = join(root, 'dist/server');
  }

  async #startDatabase() {
    const { dataDir } = this.#settings;
    const binary = await ensureMongod(this.#reporter.say);
    const ports = await choosePorts(dataDir);
    const members = [];
    for (const [n, port] of ports.entries()) {
      const name = `db${n + 1}`;
      members.push([name, await memberOf({ binary, dataDir, name, port })]);
    }
    this.#goOn();
    this.#keep(members.map(([name, member]) => ({ name, title: `Database ${name.at(-1)}`, ...member })));
    await formSet(ports);
    this.#reporter.say(`${MEMBERS} members at ${ports.join(', ')}.`);
    return withDatabase(addressOf(ports), DATABASE);
  }

  /** The demo hospital is created once; the seed itself leaves a filled database alone. */
  async #seed(env) {
    const { root, dataDir, demoData } = this.#settings;
    const stamp = join(dataDir, 'seeded');
    this.#goOn();
    if (!demoData || existsSync(stamp)) return;
    const failure = 'The demo hospital could not be created';
    await this.#reporter.step('Creating the demo hospital', () =>
      runTool(process.execPath, [join(this.#built, PROGRAMS.seed)], { cwd: root, env, failure }),
    );
    writeFileSync(stamp, 'yes\n');
  }

  async #startServers(environments) {
    const { port, sandboxPort } = this.#settings;
    this.#goOn();
    if (environments.sandbox) {
      this.#keep([this.#program('sandbox', 'The payment sandbox', PROGRAMS.sandbox, environments.sandbox)]);
    }
    const ports = [];
    while (ports.length < SERVERS) {
      const free = await findFreePort();
      // The proxy's own is free until it starts.
      if (![port, sandboxPort, ...ports].includes(free)) ports.push(free);
    }
    const servers = ports.map((own, n) => {
      const settings = { PORT: String(own), HOST: '127.0.0.1', TRUST_PROXY: '1' };
      return this.#program(`api${n + 1}`, `Server ${n + 1}`, PROGRAMS.api, {
        ...environments.api,
        ...settings,
      });
    });
    this.#keep(servers);
    await Promise.all([
      ...ports.map((port) => this.#until(() => isReady(port))),
      this.#until(() => answersAt(sandboxPort)),
    ]);
    return ports;
  }

  #program(name, title, file, env) {
    const logFile = join(this.#settings.dataDir, 'logs', `${name}.log`);
    const launch = () => {
      const log = openLog(logFile);
      // Detached from the terminal's group: Ctrl-C is answered by the launcher, in order.
      const child = fork(join(this.#built, file), [], {
        cwd: this.#settings.root,
        env,
        execArgv: ['--import', PRELOAD],
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
      });
      closeSync(log);
      return child;
    };
    return { name, title, logFile, launch };
  }

  /** Starts processes that belong together and keeps them running; they are stopped together. */
  #keep(programs) {
    const kept = programs.map(({ name, title, logFile, launch }) => {
      const { say } = this.#reporter;
      const process = new KeptProcess({
        name: title,
        logFile,
        launch,
        say,
        onGivenUp: (error) => this.reportDeath(error),
      });
      this.#processes.set(name, process);
      process.start();
      return process;
    });
    this.endings.push(() => Promise.all(kept.map((process) => process.stop())));
  }

  #goOn() {
    if (this.isStopping) throw new Error('The start was stopped.');
  }

  async #until(isTrue) {
    const deadline = Date.now() + READY_PATIENCE_MS;
    while (!(await isTrue())) {
      this.#goOn();
      if (Date.now() > deadline) {
        throw new Error(
          `The servers did not become ready in time; see ${join(this.#settings.dataDir, 'logs')}.`,
        );
      }
      await sleep(100);
    }
  }
}

const answersAt = (port) => port === undefined || answers(port);

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  );
