import { createConnection } from 'mongoose';
import type { Connection } from 'mongoose';
import { createSandbox } from '../../../stripe-sandbox/src/sandbox.js';
import { readSettings } from '../../../stripe-sandbox/src/settings.js';
import { TIMES, addAccount } from './bare-accounts.js';
import type { Setting } from '../../src/settings/setting.schema.js';
import { Client } from './client.js';
import { firstTestSettings } from './first-settings.js';
import { PASSWORD } from './people.js';
import { takePort } from './ports.js';
import { databaseUri } from './portal.js';
import { UNLIMITED } from './unlimited.mjs';
import { buildServer, runToItsEnd, startServer } from './server-process.js';
import type { ServerProcess } from './server-process.js';
import type { Wish } from './visits.js';

const DAY_MS = 24 * 3_600_000;
const MACHINE_ZONES = ['America/New_York', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'];

export interface KillablePortal {
  db: Connection;
  env: Record<string, string>;
  url: string;
  sandboxUrl: string;
  doctorId: string;
  /** The running process; a new one after each restart. */
  server: () => ServerProcess;
  /** Each time in another time zone, because nothing may depend on the machine's zone. */
  restart: () => Promise<void>;
  /** Starts another one with settings that make it exit; returns its exit code and output. */
  tryToStart: (changes: Record<string, string>) => Promise<{ code: number | null; log: string }>;
  /** The server's output over all restarts. */
  log: () => string;
  /** All issued tokens. */
  tokens: string[];
  /** A patient who has logged in. */
  addPatient: () => Promise<Client>;
  /** A slot that no one has requested yet. */
  nextWish: (reason: string) => Wish;
  close: () => Promise<void>;
}

/** Starts the built server as a killable process with its jobs, beside a separate payment sandbox. */
export async function startKillablePortal(name: string): Promise<KillablePortal> {
  const [port, sandboxPort] = [await takePort(), await takePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const shared = {
    MONGODB_URI: databaseUri(name),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_0123456789abcdef',
    NODE_ENV: 'test',
  };
  const sandbox = await createSandbox(
    readSettings({
      ...shared,
      LOG_LEVEL: 'silent',
      STRIPE_SANDBOX_PORT: String(sandboxPort),
      STRIPE_SANDBOX_WEBHOOK_URL: `${url}/api/payment/webhook`,
    }),
  );
  await sandbox.listen({ port: sandboxPort, host: 'localhost' });
  const env = {
    ...shared,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    STRIPE_API_BASE: sandboxUrl,
    JWT_SECRET: 'test-secret-test-secret-test-secret-test',
    ...UNLIMITED,
    LOG_LEVEL: 'trace',
    RUN_JOBS: 'true',
    SMTP_URL: '',
  };
  const db = await createConnection(env.MONGODB_URI, { writeConcern: { w: 'majority' } }).asPromise();
  await db.collection<Setting>('settings').insertOne(firstTestSettings());
  const built = await buildServer();
  let server = await startServer(built, env);
  const logs: string[] = [];
  const tokens: string[] = [];
  const doctorId = await addAccount(db, 'doctor', 'doctor@example.org');
  let patients = 0;
  let slots = 0;
  let restarts = 0;

  return {
    db,
    env,
    url,
    sandboxUrl,
    doctorId,
    tokens,
    server: () => server,
    restart: async () => {
      logs.push(server.log());
      restarts += 1;
      server = await startServer(built, { ...env, TZ: MACHINE_ZONES[restarts % MACHINE_ZONES.length] });
    },
    tryToStart: (changes) => runToItsEnd(built, { ...env, PORT: '0', ...changes }),
    log: () => [...logs, server.log()].join('\n'),
    addPatient: async () => {
      const email = `patient${(patients += 1)}@example.org`;
      const id = await addAccount(db, 'patient', email);
      const { body } = await new Client(url).post('/api/users/login', {
        email,
        password: PASSWORD,
        type: 'patient',
      });
      tokens.push(body.token as string);
      return new Client(url, body.token as string, id);
    },
    nextWish: (reason) => {
      const days = 3 + Math.floor(slots / TIMES.length);
      const preferredDate = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      slots += 1;
      return { doctorId, preferredDate, preferredTime: TIMES[slots % TIMES.length], reason };
    },
    close: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL');
      await sandbox.close();
      await db.dropDatabase();
      await db.close();
    },
  };
}
