#!/usr/bin/env node
/**
 * `npm run bench`: requests per second of the built portal beside a bare node:http server with the MongoDB driver that
 * does the same queries on the same database. Read the ratio, not the numbers: those are the machine's.
 *
 * npm run bench -- --size=10000,200000 --seconds=3 --rounds=3 --only=slots,login
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { NO_BOUNDS } from '../no-bounds.mjs';
import { startTemporaryMongod } from '../temporary-mongod.mjs';
import { Portal } from '../../launch/portal.mjs';
import { createReporter } from '../../launch/processes.mjs';
import { readSettings } from '../../launch/settings.mjs';
import { findFreePort } from '../../launch/claims.mjs';
import { measure } from './measure.mjs';
import { rowsOf } from './rows.mjs';
import { DOCTORS, Filling } from './sizes.mjs';

const UNLIMITED = '100000000';
const SETTLE_MS = 5000;
const root = join(import.meta.dirname, '../..');
const say = (line) => console.error(line);

function readOptions() {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '10000,200000' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  });
  const sizes = values.size.split(',').map(Number);
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  if (![...sizes, seconds, rounds].every((n) => Number.isInteger(n) && n > 0)) {
    throw new Error('--size takes whole numbers with commas between them, --seconds and --rounds one each.');
  }
  const only = values.only.split(',');
  return {
    ...{ sizes: sizes.toSorted((a, b) => a - b), seconds, rounds },
    isWanted: ({ name }) => only.some((part) => name.includes(part)),
  };
}

/** The environment of a server whose processor time is read at this port. */
const metered = (env, port) => ({
  ...env,
  BENCH_METER_PORT: String(port),
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(import.meta.dirname, 'meter.mjs'))}`,
});

async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

async function startFloor(env) {
  const child = fork(join(import.meta.dirname, 'floor.mjs'), {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  return { url: `http://127.0.0.1:${String(line).trim()}`, stop: () => child.disconnect() };
}

/** The portal hears of new doctors by the stream of changes. */
async function untilKnown(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { total } = await (await fetch(`${url}/api/users/doctors?page=1`)).json();
    if (total >= DOCTORS) return;
    await sleep(100);
  }
  throw new Error('The portal does not show the new doctors.');
}

function print(size, results, first) {
  const table = {};
  for (const [name, { portal, floor, ratio }] of results) {
    const before = first?.get(name);
    table[name] = {
      'requests/s': Math.round(portal.rate),
      'p50 ms': portal.p50,
      'p99 ms': portal.p99,
      'CPU µs': Math.round(portal.cpu),
      'floor requests/s': Math.round(floor.rate),
      'floor p50': floor.p50,
      'floor p99': floor.p99,
      'floor CPU µs': Math.round(floor.cpu),
      'of the floor': Number(ratio.toFixed(2)),
      'CPU x': Number((portal.cpu / floor.cpu).toFixed(2)),
      ...(before && { 'of the first size': Number((portal.rate / before.portal.rate).toFixed(2)) }),
    };
  }
  console.log(`\n${size.toLocaleString('en')} appointments, ${DOCTORS.toLocaleString('en')} doctors`);
  console.table(table);
}

async function main() {
  const { sizes, seconds, rounds, isWanted } = readOptions();
  const endings = [];
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-bench-'));
    endings.push(() => rm(dataDir, { recursive: true, force: true }));
    const mongod = await startTemporaryMongod(say);
    endings.push(() => mongod.stop());
    const MONGODB_URI = mongod.uri.replace('/?', '/hospital?');
    const [port, sandboxPort, portalMeter, floorMeter] = await freePorts(4);
    const env = {
      ...process.env,
      ...{ PORT: String(port), STRIPE_SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir, MONGODB_URI },
      ...{ DEMO_DATA: 'true', LOG_LEVEL: 'warn', JWT_SECRET: randomBytes(48).toString('base64url') },
      ...{ ...NO_BOUNDS, RATE_LIMIT_PER_MINUTE: UNLIMITED },
      ...{ PUBLIC_URL: '', STRIPE_SECRET_KEY: '', STRIPE_API_BASE: '', SMTP_URL: '' },
    };
    const portal = new Portal(readSettings(metered(env, portalMeter), root), createReporter(say));
    endings.push(() => portal.stop());
    await portal.start();
    const sandbox = {
      STRIPE_API_BASE: `http://localhost:${sandboxPort}`,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
    };
    const floor = await startFloor(metered({ ...env, ...sandbox }, floorMeter));
    endings.push(() => floor.stop());

    const client = new mongoose.mongo.MongoClient(MONGODB_URI);
    endings.push(() => client.close());
    const db = client.db();
    const filling = new Filling(db, env.JWT_SECRET);
    await filling.addDoctors();
    const portalUrl = `http://127.0.0.1:${port}`;
    await untilKnown(portalUrl);
    const [admin] = await filling.logIn([await db.collection('users').findOne({ email: 'admin@demo.test' })]);

    let first;
    for (const size of sizes) {
      say(`Filling up to ${size} appointments ...`);
      await filling.growTo(size);
      // The database writes down what it has taken in before anything is measured.
      await client.db('admin').command({ fsync: 1 });
      await sleep(SETTLE_MS);
      const rows = rowsOf(filling, admin).filter(isWanted);
      const servers = {
        portal: { url: portalUrl, meter: portalMeter },
        floor: { url: floor.url, meter: floorMeter },
      };
      const results = await measure(rows, { ...servers, seconds, rounds });
      print(size, results, first);
      first ??= results;
    }
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
