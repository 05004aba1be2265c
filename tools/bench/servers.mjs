import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mongoose from 'mongoose';
import { NO_BOUNDS } from '../no-bounds.mjs';
import { startTemporaryMongod } from '../temporary-mongod.mjs';
import { Portal } from '../../launch/portal.mjs';
import { createReporter } from '../../launch/processes.mjs';
import { readSettings } from '../../launch/settings.mjs';
import { findFreePort } from '../../launch/claims.mjs';

const UNLIMITED = '100000000';
const root = join(import.meta.dirname, '../..');

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

/** The headers that every answer of the portal has, whatever it says. */
async function headersOf(url) {
  const { headers } = await fetch(`${url}/api/v1/notifications`);
  const own = ['connection', 'content-length', 'date', 'keep-alive', 'www-authenticate', 'x-request-id'];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

/**
 * A database, the portal and the bare server on it.
 * @param {{ built?: string, beside?: string, say: (line: string) => void }} options a built server to start instead of the
 *   sources, and one to start as `before`
 * @returns the servers by name, a client of the database, what signs its tokens, and what ends all of it
 */
export async function startServers({ built, beside, say }) {
  const endings = [];
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const mongod = await startTemporaryMongod(say);
    endings.push(() => mongod.stop());
    const MONGODB_URI = mongod.uri.replace('/?', '/hospital?');
    const secret = randomBytes(48).toString('base64url');
    const env = {
      ...process.env,
      ...{ MONGODB_URI, DEMO_DATA: 'true', LOG_LEVEL: 'warn', JWT_SECRET: secret },
      ...{ ...NO_BOUNDS, RATE_LIMIT_PER_MINUTE: UNLIMITED },
      ...{ PUBLIC_URL: '', STRIPE_SECRET_KEY: '', STRIPE_API_BASE: '', SMTP_URL: '' },
    };
    const portal = await startPortal(env, { built, say, endings });
    const servers = { portal: portal.server };
    if (beside) servers.before = (await startPortal(env, { built: beside, say, endings })).server;
    const [meter] = await freePorts(1);
    const sandbox = {
      STRIPE_API_BASE: `http://localhost:${portal.sandboxPort}`,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
    };
    const FLOOR_HEADERS = JSON.stringify(await headersOf(portal.server.url));
    const floor = await startFloor(metered({ ...env, ...sandbox, FLOOR_HEADERS }, meter));
    endings.push(() => floor.stop());
    servers.floor = { url: floor.url, meter };
    const client = new mongoose.mongo.MongoClient(MONGODB_URI);
    endings.push(() => client.close());
    return { servers, client, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPortal(env, { built, say, endings }) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'hospital-portal-bench-'));
  endings.push(() => rm(DATA_DIR, { recursive: true, force: true }));
  const [port, sandboxPort, meter] = await freePorts(3);
  // What is sent later is another matter than what is answered.
  const own = {
    ...{ DATA_DIR, PORT: String(port), STRIPE_SANDBOX_PORT: String(sandboxPort) },
    RUN_JOBS: 'false',
  };
  const settings = readSettings(metered({ ...env, ...own }, meter), root);
  const portal = new Portal(settings, createReporter(say), 'start', built);
  endings.push(() => portal.stop());
  await portal.start();
  return { server: { url: `http://127.0.0.1:${port}`, meter }, sandboxPort };
}
