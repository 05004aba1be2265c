import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NOT_YET_INITIALIZED, REPLICA_SET, launchMongod, waitUntilUnused } from './mongod.mjs';
import { DATABASES, findFreePort, isPortFree } from './ports.mjs';

export const MEMBERS = 3;
const READY_PATIENCE_MS = 60_000;
/** A primary that is gone is replaced after this long; on one machine there is no network that could be slow. */
const ELECTION_AFTER_MS = 4000;
/** Three of them share this machine. */
const CACHE_GB = '0.25';

/**
 * The ports of the members: those of the last start when they are still free.
 * @param {string} dataDir
 * @returns {Promise<number[]>}
 */
export async function choosePorts(dataDir) {
  const file = join(dataDir, 'members.json');
  const remembered = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const ports = [];
  for (let member = 0; member < MEMBERS; member += 1) {
    const known = remembered[member];
    const usable = known && !ports.includes(known) && (await isPortFree(known));
    ports.push(usable ? known : await findFreePort(DATABASES));
  }
  writeFileSync(file, `${JSON.stringify(ports)}\n`);
  return ports;
}

/**
 * What starts a member, over and over.
 * @param {{ binary: string, dataDir: string, name: string, port: number }} options
 * @returns {Promise<{ logFile: string, launch: () => import('node:child_process').ChildProcess }>}
 */
export async function memberOf({ binary, dataDir, name, port }) {
  const dbPath = join(dataDir, name);
  const logFile = join(dataDir, 'logs', `${name}.log`);
  await mkdir(dbPath, { recursive: true });
  await waitUntilUnused(dbPath);
  const more = ['--wiredTigerCacheSizeGB', CACHE_GB];
  return { logFile, launch: () => launchMongod(binary, { dbPath, port, logFile, more }) };
}

/** Address of the set, without a database name. */
export const addressOf = (ports) =>
  `mongodb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/?replicaSet=${REPLICA_SET}`;

const membersOf = (ports) => ports.map((port, _id) => ({ _id, host: `127.0.0.1:${port}` }));

/** Joins fresh members into a set, and tells an old set where its members are now. */
async function joinMembers(admin, ports) {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    const members = config.members.map((member, n) => ({ ...member, ...membersOf(ports)[n] }));
    if (members.every(({ host }, n) => host === config.members[n].host)) return;
    await admin.command({
      replSetReconfig: { ...config, version: config.version + 1, members },
      force: true,
    });
  } catch (error) {
    if (error.code !== NOT_YET_INITIALIZED) throw error;
    const settings = { electionTimeoutMillis: ELECTION_AFTER_MS };
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: membersOf(ports), settings } });
  }
}

/** A member that is just starting refuses connections, and one whose role changes closes them. */
async function withPatience(work) {
  const deadline = Date.now() + READY_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!/^MongoNetwork|^MongoServerSelection/.test(error.name) || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/**
 * Makes one replica set of the running members and waits until it has a primary.
 * @param {number[]} ports
 * @throws Error when there is none within a minute
 */
export async function formSet(ports) {
  const { default: mongoose } = await import('mongoose');
  const { MongoClient } = mongoose.mongo;
  for (const port of ports) {
    // Each answers before they are joined: a set is not made with members that cannot be reached.
    await withPatience(() => ask(new MongoClient(direct(port)), { ping: 1 }));
  }
  await withPatience(async () => {
    const client = new MongoClient(direct(ports[0]));
    try {
      await joinMembers(client.db('admin'), ports);
    } finally {
      await client.close();
    }
  });
  const options = { serverSelectionTimeoutMS: READY_PATIENCE_MS };
  // A command goes to the primary, so that this waits for one.
  await ask(new MongoClient(addressOf(ports), options), { ping: 1 });
}

const direct = (port) => `mongodb://127.0.0.1:${port}/?directConnection=true&serverSelectionTimeoutMS=1000`;

async function ask(client, command) {
  try {
    return await client.db('admin').command(command);
  } finally {
    await client.close();
  }
}
