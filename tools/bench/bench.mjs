#!/usr/bin/env node
/**
 * `npm run bench`: requests per second of the built portal beside a bare node:http server with the MongoDB driver that
 * answers the same query on the same database. Both are driven in turns, so that the machine's mood hits both alike:
 * read the ratio, not the numbers.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startTemporaryMongod } from '../../launch/mongod.mjs';
import { startPortal } from '../../launch/portal.mjs';
import { findFreePort } from '../../launch/ports.mjs';

const ROUNDS = 3;
const SECONDS = 6;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 50;
const PATH = '/api/users/doctors?page=1';

const root = join(import.meta.dirname, '../..');
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function drive(url, duration, headers = {}) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers });
  if (result.non2xx > 0 && !headers['if-none-match'])
    throw new Error(`${url} answered ${result.non2xx} times with an error`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function startFloor(uri) {
  const child = fork(join(import.meta.dirname, 'floor.mjs'), {
    env: { ...process.env, MONGODB_URI: uri },
    silent: true,
  });
  const [line] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(line).trim()}`, stop: () => child.disconnect() };
}

const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-bench-'));
const mongod = await startTemporaryMongod((line) => console.error(line));
const uri = mongod.uri.replace('/?', '/hospital?');
const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
const env = {
  ...process.env,
  PORT: String(port),
  STRIPE_SANDBOX_PORT: String(sandboxPort),
  DATA_DIR: dataDir,
  MONGODB_URI: uri,
  DEMO_DATA: 'true',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PER_MINUTE: '100000000',
};
const portal = await startPortal({ root, env, write: (line) => console.error(line) });
const floor = await startFloor(uri);
try {
  const site = `http://127.0.0.1:${port}${PATH}`;
  const etag = (await fetch(site)).headers.get('etag');
  const rows = {
    'floor: driver, same query': { url: `${floor.url}${PATH}`, runs: [] },
    'portal: page of doctors': { url: site, runs: [] },
    'portal: page, gzip': { url: site, headers: { 'accept-encoding': 'gzip' }, runs: [] },
    'portal: page, 304': { url: site, headers: { 'if-none-match': etag }, runs: [] },
  };
  for (const { url, headers } of Object.values(rows)) await drive(url, WARM_UP_SECONDS, headers);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of Object.values(rows)) row.runs.push(await drive(row.url, SECONDS, row.headers));
  }
  const base = median(rows['floor: driver, same query'].runs.map(({ rate }) => rate));
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { runs }]) => {
        const rate = median(runs.map((run) => run.rate));
        const figures = {
          'requests/s': Math.round(rate),
          'p50 ms': median(runs.map((run) => run.p50)),
          'p99 ms': median(runs.map((run) => run.p99)),
          'of the floor': Number((rate / base).toFixed(2)),
        };
        return [name, figures];
      }),
    ),
  );
} finally {
  floor.stop();
  await portal.stop();
  await mongod.stop();
  await rm(dataDir, { recursive: true, force: true });
}
