import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild, ensurePackages, forgetBuild } from './build.mjs';
import { assertPortsFree, lockDataFolder, findFreePort } from './ports-and-locks.mjs';
import { Database, checkDatabase } from './database.mjs';
import { KeptProcess, endTools, runTool } from './processes.mjs';
import { startProxy } from './proxy.mjs';
import { DATABASE, environmentsFor, withDatabase } from './settings.mjs';

const READY_TIMEOUT_MS = 90_000;
/** Node.js options of the server. A semi-space of 8 MB instead of 16 saves a sixth of its memory. */
export const SERVER_OPTIONS = ['--max-old-space-size=512', '--max-semi-space-size=8'];
/** The processes of each command. */
const SHAPES = {
  start: { members: ['db'], servers: { api: 'The server' }, builds: ['server', 'web'] },
  dev: { members: ['db'], servers: { api: 'The server' }, builds: ['server'], reloads: true },
  cluster: {
    members: ['db1', 'db2', 'db3'],
    servers: { api1: 'Server 1', api2: 'Server 2' },
    builds: ['server', 'web'],
    restarts: true,
  },
  data: { members: ['db'], servers: {}, builds: ['server'] },
};
/** The server and site from their sources: a change restarts the server and reloads the site. */
const WATCHED = {
  server: [
    ...['node_modules/@nestjs/cli/bin/nest.js', 'start', '--path', 'backend/tsconfig.watch.json'],
    ...['--watch', '--no-shell', '--preserveWatchOutput'],
  ],
  site: ['node_modules/vite/bin/vite.js', 'frontend', '--strictPort', '--clearScreen=false', '--port'],
};

/** The database, the payment sandbox and the servers of one data folder, as child processes of this one. */
export class Portal {
  /** Address of the database, once it is started. */
  mongodbUri = '';
  #settings;
  #reporter;
  #shape;
  #built;
  #database;
  #programs = {};
  /** The stop functions of the running processes, in the order of their starts. */
  #endings = [];
  #stopping;
  #reportDeath;
  /** Settles with an Error when one of the processes is gone for good. @type {Promise<Error>} */
  died = new Promise((resolve) => (this.#reportDeath = resolve));

  /**
   * @param {ReturnType<typeof import('./settings.mjs').readSettings>} settings PORT is that of the one address that people use
   * @param {ReturnType<typeof import('./processes.mjs').createReporter>} reporter
   * @param {string} [command] start, dev, cluster, or data: the database with its demo hospital alone
   * @param {string} [built] folder of a built server; without it the project is built
   */
  constructor(settings, reporter, command = 'start', built = undefined) {
    this.#settings = settings;
    this.#reporter = reporter;
    this.#shape = SHAPES[command];
    this.#built = built;
  }

  /** Process ids by name, as of now. @returns {Record<string, number | undefined>} */
  get pids() {
    const programs = Object.entries(this.#programs).map(([name, { pid }]) => [name, pid]);
    return { ...this.#database?.pids, ...Object.fromEntries(programs) };
  }

  /**
   * Brings everything up and returns when it is ready to serve.
   * @throws Error whose message is for a person; whatever had been started is stopped again. A start that `stop` cuts
   *   short just returns
   */
  async start() {
    try {
      const death = this.died.then((error) => Promise.reject(error));
      await Promise.race([this.#bringUp(), death]);
    } catch (error) {
      const wasStopped = this.#stopping !== undefined;
      await this.stop();
      if (!wasStopped) throw error;
    }
  }

  /** Stops everything, the last started first. Repeated calls wait for the same end. */
  stop() {
    this.#stopping ??= this.#end();
    return this.#stopping;
  }

  async #end() {
    endTools();
    for (const end of this.#endings.reverse()) await end();
  }

  #goOn() {
    if (this.#stopping) throw new Error('The start was stopped.');
  }

  async #bringUp() {
    const { root, dataDir, url, port, sandboxPort } = this.#settings;
    const { step } = this.#reporter;
    this.#endings.push(lockDataFolder(dataDir, url));
    await ensurePackages({ root, step });
    this.#goOn();
    await assertPortsFree({ PORT: port, STRIPE_SANDBOX_PORT: sandboxPort });
    const builds = this.#built ? [] : this.#shape.builds;
    const building = builds.map((name) => ensureBuild(name, { root, step }));
    await together([this.#openDatabase(), ...building]);
    this.#built ??= join(root, 'dist/server');
    this.#goOn();
    const environments = environmentsFor(this.#settings, this.mongodbUri);
    await this.#seed(environments.api);
    this.#goOn();
    if (Object.keys(this.#shape.servers).length === 0) return;
    await step('Starting the server', () => this.#serve(environments));
  }

  async #openDatabase() {
    const { dataDir, mongodbUri } = this.#settings;
    const { say, step } = this.#reporter;
    const { members: names } = this.#shape;
    if (mongodbUri) {
      if (names.length > 1) throw new Error('The cluster has a database of its own: leave MONGODB_URI out.');
      this.mongodbUri = withDatabase(mongodbUri, DATABASE);
      await step('Looking for the database of MONGODB_URI', () => checkDatabase(this.mongodbUri));
      return;
    }
    const database = new Database({ dataDir, names, say, onGivenUp: this.#reportDeath });
    const uri = await step('Starting the database', () => database.start());
    this.#database = database;
    if (this.#stopping) await database.stop();
    this.#goOn();
    this.#endings.push(() => database.stop());
    this.mongodbUri = withDatabase(uri, DATABASE);
  }

  /** Leaves a demo hospital that is there alone. */
  async #seed(env) {
    const { root, demoData } = this.#settings;
    if (!demoData) return;
    const program = join(this.#built, 'demo/main.js');
    const options = { cwd: root, env, failure: 'The demo hospital could not be created' };
    const create = () => runTool(process.execPath, [program], options);
    await this.#reporter.step('Creating the demo hospital', create);
  }

  async #serve({ api, sandbox }) {
    const { root, port, sandboxPort } = this.#settings;
    const { servers, reloads, restarts } = this.#shape;
    // With two servers, or a compiling one, a proxy listens at the common address.
    const isBehind = reloads || restarts;
    const args = reloads ? WATCHED.server : [...SERVER_OPTIONS, join(this.#built, 'backend/src/main.js')];
    // Its output must not be reused by the next start, because it may be incomplete.
    if (reloads) await forgetBuild('server', root);
    if (sandbox) {
      const program = join(this.#built, 'stripe-sandbox/src/main.js');
      await this.#run('sandbox', { title: 'The payment sandbox', args: [program], env: sandbox });
    }
    const ports = [];
    for (const [name, title] of Object.entries(servers)) {
      const own = isBehind ? await findFreePort({ exclude: [port, sandboxPort ?? port] }) : port;
      const behind = isBehind ? { PORT: String(own), HOST: '127.0.0.1', TRUST_PROXY: '1' } : {};
      ports.push(own);
      await this.#run(name, { title, args, env: { ...api, ...behind } });
    }
    const ready = ports.map((own) => this.#until(() => isReady(own)));
    await Promise.all([...ready, sandbox && this.#until(() => answers(sandboxPort))]);
    if (isBehind) await this.#standBefore(ports);
  }

  async #standBefore(ports) {
    const { port } = this.#settings;
    if (!this.#shape.reloads) {
      const proxy = await startProxy({ port, ports });
      this.#endings.push(() => proxy.close());
      return;
    }
    const env = { ...process.env, API_ADDRESS: `http://127.0.0.1:${ports[0]}` };
    await this.#run('site', { title: 'The site', args: [...WATCHED.site, String(port)], env });
    await this.#until(() => answers(port));
  }

  /** Starts a program that is ended when all are. */
  async #run(name, { title, args, env }) {
    const { root, dataDir } = this.#settings;
    const { reloads, restarts = false } = this.#shape;
    this.#goOn();
    const program = new KeptProcess({
      title,
      command: process.execPath,
      args,
      logFile: join(dataDir, 'logs', `${name}.log`),
      // Developers want to see the compiler's output.
      settings: {
        cwd: root,
        env,
        extendEnv: false,
        ...(reloads && { stdout: 'inherit', stderr: 'inherit' }),
      },
      say: this.#reporter.say,
      onGivenUp: this.#reportDeath,
    });
    program.restarts = restarts;
    this.#programs[name] = program;
    this.#endings.push(() => program.stop());
    await program.start();
  }

  async #until(isTrue) {
    // Sources that do not compile yet are waited for.
    const deadline = this.#shape.reloads ? Infinity : Date.now() + READY_TIMEOUT_MS;
    while (!(await isTrue())) {
      this.#goOn();
      if (Date.now() > deadline) {
        const logs = join(this.#settings.dataDir, 'logs');
        throw new Error(`The server did not become ready in time; see ${logs}.`);
      }
      await sleep(50);
    }
    this.#goOn();
  }
}

/** Like Promise.all, but after a failure it stops the others and waits for them. */
async function together(promises) {
  try {
    return await Promise.all(promises);
  } catch (error) {
    endTools();
    await Promise.allSettled(promises);
    throw error;
  }
}

/** Whether the port answers, optionally only with success. */
async function answers(port, path = '/', isGood = () => true) {
  const options = { signal: AbortSignal.timeout(5000) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, options).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined && isGood(answer);
}

const isReady = (port) => answers(port, '/api/health/ready', ({ ok }) => ok);
