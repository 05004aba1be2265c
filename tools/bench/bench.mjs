#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import mongoose from 'mongoose';
import { DOCTORS, Hospital } from './data.mjs';
import { routesOf } from './routes.mjs';
import { UNLIMITED } from '../../backend/test/support/unlimited.mjs';
import { findFreePort } from '../../launch/ports-and-locks.mjs';
import { Portal } from '../../launch/portal.mjs';
import { createReporter } from '../../launch/processes.mjs';
import { readSettings } from '../../launch/settings.mjs';

const USAGE = `npm run bench -- [options]

Drives the main routes of the built server, and of an earlier build in turns with it.

  --size=10000,1000000  numbers of appointments
  --before=<folder>     dist/server of an earlier build
  --only=login,console  routes whose name contains one of these texts
  --seconds=3           duration of a run
  --rounds=3            measured runs of each route, after one that warms up

It reads processor time and memory from /proc, so it runs on Linux.`;

const CONNECTIONS = 20;
const FIGURES = { rate: 'requests/s', cpu: 'CPU µs', p50: 'p50 ms', p99: 'p99 ms' };
const TICK_US = 10_000;
const NOT_SET = ['MONGODB_URI', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'STRIPE_API_BASE', 'SMTP_URL'];
const root = join(import.meta.dirname, '../..');
const say = (line) => console.error(line);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function readOptions() {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({
    options: {
      size: text('10000,1000000'),
      seconds: text('3'),
      rounds: text('3'),
      only: text(''),
      before: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const sizes = values.size.split(',').map(Number);
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const isValid = [...sizes, seconds, rounds].every((n) => Number.isInteger(n) && n > 0);
  if (values.help || !isValid) throw new Error(USAGE);
  const parts = values.only.split(',');
  const isWanted = ({ name }) => parts.some((part) => name.includes(part));
  return { sizes: sizes.toSorted((a, b) => a - b), seconds, rounds, isWanted, before: values.before };
}

/** @returns the address of the started portal and of its database, its process id and how to stop it */
async function startPortal(env, built) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-bench-'));
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const ports = { PORT: String(port), STRIPE_SANDBOX_PORT: String(sandboxPort) };
  const settings = readSettings({ ...env, ...ports, DATA_DIR: dataDir }, root);
  const portal = new Portal(settings, createReporter(say), 'start', built && resolve(built));
  const stop = async () => {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await portal.start().catch((error) => stop().then(() => Promise.reject(error)));
  return { url: `http://127.0.0.1:${port}`, uri: portal.mongodbUri, pid: portal.pids.api, stop };
}

/** Processor time in microseconds and resident memory in MB of a process; Linux only. */
function usageOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
  return { cpu: (fields[11] + fields[12]) * TICK_US, memory: Math.round((fields[21] * 4096) / 2 ** 20) };
}

async function drive({ url, pid }, route, seconds) {
  const next = route.prepare ? await route.prepare() : route.next;
  const usedBefore = usageOf(pid).cpu;
  const result = await autocannon({
    url,
    connections: route.connections ?? CONNECTIONS,
    ...(route.amount ? { amount: route.amount } : { duration: seconds }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const answers = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${route.name}: ${result.non2xx} failures and ${result.errors} errors at ${url}`);
  }
  return {
    rate: answers / result.duration,
    cpu: (usageOf(pid).cpu - usedBefore) / answers,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Drives the servers alternately, so that other work of the machine affects all equally. */
async function measure(servers, route, { seconds, rounds }) {
  const runs = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      const run = await drive(server, route, seconds);
      if (round > 0) runs[name].push(run);
    }
  }
  const row = {};
  for (const [name, measured] of Object.entries(runs)) {
    const suffix = name === 'now' ? '' : `, ${name}`;
    for (const [key, label] of Object.entries(FIGURES)) {
      row[`${label}${suffix}`] = Math.round(median(measured.map((figures) => figures[key])));
    }
  }
  return row;
}

/** The server gets new doctors from the change stream. */
async function untilListed(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { total } = await (await fetch(`${url}/api/users/doctors?page=1`)).json();
    if (total >= DOCTORS) return;
    await sleep(100);
  }
  throw new Error('The server does not list the new doctors.');
}

async function run(servers, client, { secret, options }) {
  const hospital = new Hospital(client.db(), secret);
  await hospital.addDoctors();
  for (const { url } of Object.values(servers)) await untilListed(url);
  const admins = await client.db().collection('users').find({ email: 'admin@demo.test' }).toArray();
  const [admin] = await hospital.logIn(admins);
  for (const size of options.sizes) {
    say(`Adding rows up to ${size} appointments ...`);
    await hospital.growTo(size);
    await client.db('admin').command({ fsync: 1 });
    const table = {};
    for (const route of routesOf(hospital, admin).filter(options.isWanted)) {
      table[route.name] = await measure(servers, route, options);
    }
    console.log(`\n${size.toLocaleString('en')} appointments, ${DOCTORS.toLocaleString('en')} doctors`);
    console.table(table);
    for (const [name, { pid }] of Object.entries(servers))
      console.log(`${name}: ${usageOf(pid).memory} MB resident`);
  }
}

async function main() {
  const options = readOptions();
  const endings = [];
  try {
    const secret = randomBytes(48).toString('base64url');
    const logs = { LOG_LEVEL: 'warn', RUN_JOBS: 'false' };
    const env = { ...process.env, ...logs, ...UNLIMITED, JWT_SECRET: secret };
    for (const name of NOT_SET) env[name] = '';
    const servers = { now: await startPortal(env) };
    endings.push(servers.now.stop);
    const { uri } = servers.now;
    if (options.before) {
      const shared = { MONGODB_URI: uri, DEMO_DATA: 'false' };
      servers.before = await startPortal({ ...env, ...shared }, options.before);
      endings.push(servers.before.stop);
    }
    const client = new mongoose.mongo.MongoClient(uri);
    endings.push(() => client.close());
    await run(servers, client, { secret, options });
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
