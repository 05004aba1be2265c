import { spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureMongod } from './mongod-binary.mjs';
import { DATABASES, answers, findFreePort, isPortFree } from './ports.mjs';
import { endProcess, guard, isAlive, openLog, tailOf } from './processes.mjs';

export { ensureMongod };

export const REPLICA_SET = 'rs0';
/** A predecessor that was killed leaves its mongod for a moment; this is how long it may take to end. */
const IN_USE_PATIENCE_MS = 10_000;
const READY_PATIENCE_MS = 60_000;
export const NOT_YET_INITIALIZED = 94;

/** @returns {number | undefined} the id of the mongod that has the folder open, by the lock file it keeps there */
function holderOf(dbPath) {
  const lock = join(dbPath, 'mongod.lock');
  if (!existsSync(lock)) return undefined;
  const pid = Number(readFileSync(lock, 'utf8').trim());
  if (!pid || !isAlive(pid)) return undefined;
  // The id may belong to another program by now.
  const name = `/proc/${pid}/comm`;
  if (existsSync(name) && !readFileSync(name, 'utf8').startsWith('mongod')) return undefined;
  return pid;
}

/**
 * Waits for the end of a mongod that an earlier start left behind.
 * @param {string} dbPath
 * @throws Error naming the process when it keeps the folder
 */
export async function waitUntilUnused(dbPath) {
  const deadline = Date.now() + IN_USE_PATIENCE_MS;
  for (;;) {
    const holder = holderOf(dbPath);
    if (!holder) return;
    if (Date.now() > deadline) {
      throw new Error(
        `The data in ${dbPath} is in use by another MongoDB server (process ${holder}): ` +
          'stop that one first, or choose another folder with DATA_DIR.',
      );
    }
    await sleep(100);
  }
}

async function choosePort(file) {
  const remembered = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0;
  if (remembered && (await isPortFree(remembered))) return remembered;
  const port = await findFreePort(DATABASES);
  await writeFile(file, `${port}\n`);
  return port;
}

/** Turns the end of mongod's log into a sentence for the commonest reasons. */
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
 * Starts a member of the replica set on 127.0.0.1, and does not wait for it.
 * @param {string} binary
 * @param {{ dbPath: string, port: number, logFile: string, more?: string[] }} options `more` further arguments
 * @returns {import('node:child_process').ChildProcess}
 */
export function launchMongod(binary, { dbPath, port, logFile, more = [] }) {
  const log = openLog(logFile);
  // Its own process group: Ctrl-C in the terminal must not reach it before the API has finished.
  const child = spawn(
    binary,
    [
      ['--dbpath', dbPath, '--port', String(port), '--bind_ip', '127.0.0.1'],
      ['--replSet', REPLICA_SET, '--storageEngine', 'wiredTiger'],
      ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
      ['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      // A server that was killed leaves its transaction open, and with it the rows it had written to.
      ['--setParameter', 'transactionLifetimeLimitSeconds=15'],
      more,
    ].flat(),
    { detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return child;
}

/** Gives a fresh set its first configuration, and an old one its present address. */
async function configure(admin, host) {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (config.members[0].host === host) return;
    const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
    await admin.command({ replSetReconfig: moved, force: true });
  } catch (error) {
    if (error.code !== NOT_YET_INITIALIZED) throw error;
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
  }
}

async function makePrimary(client, host) {
  const admin = client.db('admin');
  const deadline = Date.now() + READY_PATIENCE_MS;
  for (;;) {
    try {
      await configure(admin, host);
      while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
        if (Date.now() > deadline) throw new Error('it did not become writable within a minute');
        await sleep(25);
      }
      return;
    } catch (error) {
      // A changed role or address closes the connections: ask again.
      if (error.name !== 'MongoNetworkError' || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

async function waitUntilReady(port, hasEnded) {
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (!(await answers(port))) {
    if (hasEnded() || Date.now() > deadline) throw new Error('mongod does not answer');
    await sleep(25);
  }
  const { default: mongoose } = await import('mongoose');
  const client = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  try {
    await client.connect();
    await makePrimary(client, `127.0.0.1:${port}`);
  } finally {
    await client.close();
  }
}

/**
 * Starts a one-node replica set `rs0` on 127.0.0.1 over `<dataDir>/db` and waits until it takes writes.
 * Its port is chosen at the first start and remembered in `<dataDir>/mongod.port`.
 * @param {{ dataDir: string, log?: (sentence: string) => void }} options
 * @returns {Promise<{ uri: string, fresh: boolean, pid: number, logFile: string, ended: Promise<string>,
 *   stop: () => Promise<void> }>} `uri` without a database name, `fresh` when the folder was empty, `ended` settles
 *   with how the process ended
 * @throws Error whose message is one sentence: no binary, data in use, or why mongod ended
 */
export async function startMongod({ dataDir, log = () => undefined }) {
  const binary = await ensureMongod(log);
  const dbPath = resolve(dataDir, 'db');
  await mkdir(dbPath, { recursive: true });
  await waitUntilUnused(dbPath);
  const fresh = !existsSync(join(dbPath, 'WiredTiger'));
  const port = await choosePort(join(dataDir, 'mongod.port'));
  const logFile = resolve(dataDir, 'logs', 'mongod.log');

  const child = launchMongod(binary, { dbPath, port, logFile });
  let end;
  const ended = new Promise((done) => {
    const finish = (text) => {
      end = text;
      done(text);
    };
    child.once('exit', (code, signal) => finish(signal ? `signal ${signal}` : `code ${code}`));
    child.once('error', (error) => finish(error.message));
  });
  const release = child.pid ? guard(child.pid) : () => undefined;
  const stop = async () => {
    if (child.pid) await endProcess(child);
    release();
  };
  try {
    await waitUntilReady(port, () => end !== undefined);
  } catch (error) {
    const reason = end === undefined ? error.message : `${explain(logFile, dbPath)} (${end})`;
    await stop();
    throw new Error(`The MongoDB server ${basename(binary)} did not start: ${reason}.`, { cause: error });
  }
  const uri = `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`;
  return { uri, fresh, pid: child.pid, logFile, ended, stop };
}

/**
 * Checks a database that somebody else runs.
 * @param {string} uri MongoDB address; never part of a message, since it may hold a password
 * @throws Error with one sentence when it does not answer, refuses the account or is not a replica set
 */
export async function checkDatabase(uri) {
  const { default: mongoose } = await import('mongoose');
  const problem = (reason, cause) => new Error(`The database of MONGODB_URI ${reason}.`, { cause });
  let client;
  try {
    client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  } catch (error) {
    throw problem('cannot be addressed: write mongodb://host:27017/hospital?replicaSet=rs0', error);
  }
  try {
    const { setName, msg } = await client.db('admin').command({ hello: 1 });
    // A router of a sharded cluster has no set of its own, but transactions all the same.
    if (!setName && msg !== 'isdbgrid') throw problem('is not a replica set, which transactions need');
  } catch (error) {
    if (error.name === 'Error') throw error;
    throw problem(`does not answer (${error.message})`, error);
  } finally {
    await client.close();
  }
}

/**
 * Starts a replica set on a folder of its own that `stop` deletes: for tests.
 * @param {(sentence: string) => void} log
 * @returns {Promise<{ uri: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startTemporaryMongod(log = () => undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-db-'));
  const clear = () => rm(dataDir, { recursive: true, force: true });
  try {
    const mongod = await startMongod({ dataDir, log });
    const stop = async () => {
      await mongod.stop();
      await clear();
    };
    return { uri: mongod.uri, pid: mongod.pid, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}
