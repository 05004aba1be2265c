import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, findFreePort, isAlive } from './ports-and-locks.mjs';
import { ensureMongod } from '../tools/fetch/programs.mjs';
import { KeptProcess, tailOf } from './processes.mjs';

const REPLICA_SET = 'rs0';
/** How long the mongod of a killed start may take to end. */
const IN_USE_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
/** Election timeout, shorter than the default because all members run on one machine. */
const ELECTION_AFTER_MS = 4000;
const NOT_YET_INITIALIZED = 94;
const PARAMETERS = [
  'shutdownTimeoutMillisForSignaledShutdown=100',
  'diagnosticDataCollectionEnabled=false',
  // Releases the rows of a killed server's open transaction.
  'transactionLifetimeLimitSeconds=15',
].flatMap((parameter) => ['--setParameter', parameter]);

/** @returns {number | undefined} the id of the mongod that has the folder open, by the lock file it keeps there */
function holderOf(dbPath) {
  const lock = join(dbPath, 'mongod.lock');
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8').trim()) : 0;
  if (!pid || !isAlive(pid)) return undefined;
  // Another program may have this id now.
  const name = `/proc/${pid}/comm`;
  if (existsSync(name) && !readFileSync(name, 'utf8').startsWith('mongod')) return undefined;
  return pid;
}

/**
 * Waits for the end of a mongod that an earlier start left behind.
 * @throws Error naming the process when it keeps the folder
 */
async function waitUntilUnused(dbPath) {
  const deadline = Date.now() + IN_USE_TIMEOUT_MS;
  for (let holder = holderOf(dbPath); holder; holder = holderOf(dbPath)) {
    if (Date.now() > deadline) {
      throw new Error(
        `The data in ${dbPath} is in use by another MongoDB server (process ${holder}): ` +
          'stop that one first, or choose another folder with DATA_DIR.',
      );
    }
    await sleep(100);
  }
}

/** The ports of the members: those of the last start when they are still free. */
async function choosePorts(dataDir, names) {
  const file = join(dataDir, 'members.json');
  const remembered = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const ports = [];
  for (const n of names.keys()) ports.push(await findFreePort({ range: DATABASES, wished: remembered[n] }));
  writeFileSync(file, `${JSON.stringify(ports)}\n`);
  return ports;
}

/** Explains the most common failures found at the end of mongod's log. */
function explain(logFile, dbPath) {
  const text = tailOf(logFile, 60);
  if (/DBPathInUse|Unable to lock the lock file/.test(text)) return `another MongoDB server uses ${dbPath}`;
  if (/No space left|ENOSPC/.test(text)) return 'the disk is full';
  if (/Permission denied|IllegalOperation.*Attempted to create a lock file/.test(text)) {
    return `${dbPath} may not be written by this user`;
  }
  if (/Wrong mongod version|UPGRADE PROBLEM|incompatible|unsupported WiredTiger/i.test(text)) {
    return `${dbPath} was written by another MongoDB version; start that version, or choose another folder with DATA_DIR`;
  }
  const library = /lib\S+: cannot open shared object/.exec(text)?.[0];
  return library ?? `see ${logFile}`;
}

/**
 * Runs a step as soon as the server at this address answers. A starting member refuses connections, and one
 * that changes its role closes them.
 */
async function onceThere(uri, work) {
  const { MongoClient } = (await import('mongoose')).default.mongo;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const client = new MongoClient(uri, {
      serverSelectionTimeoutMS: Math.max(deadline - Date.now(), 1),
      minHeartbeatFrequencyMS: 50,
    });
    try {
      return await work(client.db('admin'), client.db());
    } catch (error) {
      if (error.name !== 'MongoNetworkError' || Date.now() > deadline) throw error;
      await sleep(100);
    } finally {
      await client.close();
    }
  }
}

/** @returns {Promise<string | undefined>} the code of the set-up of an empty database, whose name the address has */
export const readSetUpCode = (uri) =>
  onceThere(uri, async (_admin, database) => {
    const administrator = await database.collection('users').findOne({ type: 'admin' });
    return administrator ? undefined : (await database.collection('setupcodes').findOne())?.code;
  });

/** Joins new members into a set, and updates the members' addresses of an existing one. */
async function joinMembers(admin, ports) {
  const members = ports.map((port, _id) => ({ _id, host: `127.0.0.1:${port}` }));
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (members.every(({ host }, n) => host === config.members[n].host)) return;
    const moved = config.members.map((member, n) => ({ ...member, ...members[n] }));
    const version = config.version + 1;
    await admin.command({ replSetReconfig: { ...config, version, members: moved }, force: true });
  } catch (error) {
    if (error.code !== NOT_YET_INITIALIZED) throw error;
    const settings = { electionTimeoutMillis: ELECTION_AFTER_MS };
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members, settings } });
  }
}

/** Makes one replica set of the running members and waits until it takes writes. */
async function formSet(uri, ports) {
  const direct = ports.map((port) => `mongodb://127.0.0.1:${port}/?directConnection=true`);
  // Each must answer first, because a set needs reachable members.
  await Promise.all(direct.map((member) => onceThere(member, (admin) => admin.command({ ping: 1 }))));
  await onceThere(direct[0], (admin) => joinMembers(admin, ports));
  // A command goes to the primary, so that this waits for one.
  await onceThere(uri, (admin) => admin.command({ ping: 1 }));
}

const uriOf = (ports) =>
  `mongodb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/?replicaSet=${REPLICA_SET}`;

/** @returns {string | undefined} the address of the database that runs on a data folder, without a database name */
export function runningUri(dataDir) {
  const file = join(dataDir, 'members.json');
  const isRunning = ['db', 'db1'].some((name) => holderOf(resolve(dataDir, name)));
  return isRunning ? uriOf(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The replica set of a data folder; a member that ends by itself is restarted at its address. */
export class Database {
  #options;
  #members = [];
  #isReady = false;

  /**
   * @param {{ dataDir: string, names?: string[], say: (sentence: string) => void, onGivenUp: (error: Error) => void }}
   *   options `names` of its members, which are those of their folders and logs
   */
  constructor(options) {
    this.#options = { names: ['db'], ...options };
  }

  /** Process ids by the members' names. @returns {Record<string, number | undefined>} */
  get pids() {
    return Object.fromEntries(this.#options.names.map((name, n) => [name, this.#members[n]?.pid]));
  }

  /**
   * Starts its members on 127.0.0.1 and waits until it takes writes. The ports are chosen at the first start.
   * @returns {Promise<string>} the address without a database name
   * @throws Error whose message is one sentence: no binary, data in use, or why mongod ended
   */
  async start() {
    const { dataDir, names, say } = this.#options;
    const binary = await ensureMongod(say);
    const folders = names.map((name) => resolve(dataDir, name));
    for (const folder of folders) {
      await mkdir(folder, { recursive: true });
      await waitUntilUnused(folder);
    }
    const ports = await choosePorts(dataDir, names);
    const uri = uriOf(ports);
    try {
      await new Promise((ready, failed) => {
        this.#members = folders.map((folder, n) => this.#member({ binary, folder, port: ports[n], failed }));
        const started = Promise.all(this.#members.map((member) => member.start()));
        started.then(() => formSet(uri, ports)).then(ready, failed);
      });
    } catch (error) {
      await this.stop();
      const sentence = `The MongoDB server ${basename(binary)} did not start: ${error.message}.`;
      throw new Error(sentence, { cause: error });
    }
    this.#isReady = true;
    for (const member of this.#members) member.restarts = true;
    return uri;
  }

  #member({ binary, folder, port, failed }) {
    const { dataDir, names, say, onGivenUp } = this.#options;
    const name = basename(folder);
    const logFile = resolve(dataDir, 'logs', `${name}.log`);
    const place = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
    // Several of them share this machine.
    const small = names.length > 1 ? ['--wiredTigerCacheSizeGB', '0.25'] : [];
    const engine = ['--replSet', REPLICA_SET, '--storageEngine', 'wiredTiger'];
    return new KeptProcess({
      title: names.length > 1 ? `Database ${names.indexOf(name) + 1}` : 'The database',
      command: binary,
      args: [...place, ...engine, ...small, ...PARAMETERS],
      logFile,
      say,
      onGivenUp: (error) =>
        this.#isReady ? onGivenUp(error) : failed(new Error(`${explain(logFile, folder)} (${error.cause})`)),
    });
  }

  /** Ends it for good, also during a restart. */
  async stop() {
    await Promise.all(this.#members.map((member) => member.stop()));
    this.#isReady = false;
  }
}

/**
 * Checks an external database.
 * @param {string} uri MongoDB address; never part of a message, since it may hold a password
 * @throws Error with one sentence when it does not answer, refuses the account or is not a replica set
 */
export async function checkDatabase(uri) {
  const { MongoClient } = (await import('mongoose')).default.mongo;
  const problem = (reason, cause) => new Error(`The database of MONGODB_URI ${reason}.`, { cause });
  let client;
  try {
    client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  } catch (error) {
    throw problem('cannot be addressed: write mongodb://host:27017/hospital?replicaSet=rs0', error);
  }
  const asked = client.db('admin').command({ hello: 1 });
  const silent = (error) => Promise.reject(problem(`does not answer (${error.message})`, error));
  const { setName, msg } = await asked.catch(silent).finally(() => client.close());
  // A router of a sharded cluster has no set of its own, but transactions all the same.
  if (!setName && msg !== 'isdbgrid') throw problem('is not a replica set, which transactions need');
}
