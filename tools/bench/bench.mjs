#!/usr/bin/env node
/**
 * `npm run bench`: requests per second of the built portal beside a bare node:http server with the MongoDB driver that
 * does the same queries on the same database. Read the ratios, not the numbers: those are the machine's.
 *
 * npm run bench -- --size=10000,200000 --seconds=3 --rounds=3 --only=slots,login
 *   --requests=1000     runs of so many requests instead of seconds: for a machine that has other work
 *   --beside=<folder>   a server that was built from another version (a dist/server), in the same run
 *   --built=<folder>    a built server instead of the one of the sources
 *   --profile=<folder>  writes there what the portal's processor did in each row, for Chromium's developer tools
 *   --soak=30           afterwards all rows in turns for so many minutes, and the memory at the first and the last
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { askMeter, drive, measure } from './measure.mjs';
import { rowsOf } from './rows.mjs';
import { startServers } from './servers.mjs';
import { DOCTORS, Filling } from './sizes.mjs';
import { soak } from './soak.mjs';

const SETTLE_MS = 5000;
const say = (line) => console.error(line);

function readOptions() {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '10000,200000' },
      seconds: { type: 'string', default: '2' },
      requests: { type: 'string', default: '0' },
      warm: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      soak: { type: 'string', default: '0' },
      beside: { type: 'string' },
      built: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const { only, size, beside, built, profile, ...numbers } = values;
  const sizes = size.split(',').map(Number);
  const counts = Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)]));
  if (![...sizes, ...Object.values(counts)].every((n) => Number.isInteger(n) && n >= 0)) {
    throw new Error('--size takes whole numbers with commas between them, the other numbers are one each.');
  }
  const parts = only.split(',');
  return {
    ...{ sizes: sizes.toSorted((a, b) => a - b), beside, built, profile, ...counts },
    isWanted: ({ name }) => parts.some((part) => name.includes(part)),
  };
}

function figuresOf({ portal, floor, before, ratio }, first) {
  return {
    'requests/s': Math.round(portal.rate),
    'p50 ms': portal.p50,
    'p99 ms': portal.p99,
    'CPU µs': Math.round(portal.cpu),
    bytes: Math.round(portal.bytes),
    'floor requests/s': Math.round(floor.rate),
    'floor p50': floor.p50,
    'floor p99': floor.p99,
    'floor CPU µs': Math.round(floor.cpu),
    'floor bytes': Math.round(floor.bytes),
    'of the floor': Number(ratio.toFixed(2)),
    'CPU x': Number((portal.cpu / floor.cpu).toFixed(2)),
    ...(before && {
      'requests/s before': Math.round(before.rate),
      'p99 before': before.p99,
      'CPU µs before': Math.round(before.cpu),
    }),
    ...(first && { 'of the first size': Number((portal.rate / first.portal.rate).toFixed(2)) }),
    ...(first && { 'CPU of the first': Number((portal.cpu / first.portal.cpu).toFixed(2)) }),
  };
}

function print(size, results, first) {
  const table = {};
  for (const [name, row] of results) table[name] = figuresOf(row, first?.get(name));
  console.log(`\n${size.toLocaleString('en')} appointments, ${DOCTORS.toLocaleString('en')} doctors`);
  console.table(table);
}

/** What the portal's processor did in one run of each row. */
async function profileAll(rows, portal, { profile, ...length }) {
  await mkdir(profile, { recursive: true });
  for (const row of rows) {
    await askMeter(portal, '/profile/start');
    await drive(portal, row, length);
    const taken = await askMeter(portal, '/profile/stop');
    const file = join(profile, `${row.name.replaceAll(/\W+/g, '-')}.cpuprofile`);
    await writeFile(file, JSON.stringify(taken));
    say(`Wrote ${file}`);
  }
}

async function main() {
  const { sizes, isWanted, beside, built, profile, soak: minutes, ...length } = readOptions();
  const { servers, client, secret, stop } = await startServers({ built, beside, say });
  try {
    const filling = new Filling(client.db(), secret);
    await filling.addDoctors();
    await untilKnown(servers.portal.url);
    const admins = await client.db().collection('users').find({ email: 'admin@demo.test' }).toArray();
    const [admin] = await filling.logIn(admins);
    let [first, rows] = [];
    for (const size of sizes) {
      say(`Filling up to ${size} appointments ...`);
      await filling.growTo(size);
      // The database writes down what it has taken in before anything is measured.
      await client.db('admin').command({ fsync: 1 });
      await sleep(SETTLE_MS);
      rows = rowsOf(filling, admin).filter(isWanted);
      const results = await measure(rows, servers, length);
      print(size, results, first);
      first ??= results;
    }
    if (profile) await profileAll(rows, servers.portal, { profile, ...length });
    if (minutes) await soak(rows, servers.portal, { minutes, say });
  } finally {
    await stop();
  }
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

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
