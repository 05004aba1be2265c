import { Test } from '@nestjs/testing';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Connection, Model } from 'mongoose';
import { createSandbox } from '../../../stripe-sandbox/src/sandbox.js';
import { readSettings } from '../../../stripe-sandbox/src/settings.js';
import { AppModule } from '../../src/app.module.js';
import { httpAdapter, setUp } from '../../src/app.setup.js';
import { readEnv } from '../../src/config/env.js';
import type { Env } from '../../src/config/env.js';
import { ENV } from '../../src/config/env.token.js';
import { OutboxWorker } from '../../src/outbox/outbox.worker.js';
import { SettlementService } from '../../src/payments/settlement.service.js';
import { FIRST_SETTINGS } from '../../src/settings/first-settings.js';
import { Client } from './client.js';
import type { Policy } from '../../../openapi/contract/site/policy.js';
import { Databases, ownDatabase, uriOf } from './databases.js';
import { firstTestSettings } from './first-settings.js';
import { splitLimits } from './limits.js';
import { takePort } from './ports.js';

const databases = new Databases();
const WEBHOOK_SECRET = 'whsec_test_0123456789abcdef';

export interface Portal {
  app: NestFastifyApplication;
  sandbox: FastifyInstance;
  url: string;
  sandboxUrl: string;
  db: Connection;
  /** A visitor without a token. */
  visitor: Client;
  model: <T>(of: { name: string }) => Model<T>;
  /** Executes all due outbox rows now. */
  deliver: () => Promise<number>;
  reconcile: () => Promise<number>;
  webhookSecret: string;
  close: () => Promise<void>;
}

/**
 * Starts the whole product on loopback: the API over HTTP on a database of its own, and the payment sandbox.
 * Jobs do not run by themselves: tests call `deliver` and `reconcile`.
 * @param name names the database; one per test file. Two portals of one name are two processes on one database.
 * @param settings of the environment, and single limits by name
 * @param policy rules of booking and access that the first start on the database writes
 */
export async function startPortal(
  name: string,
  settings: Record<string, string> = {},
  policy: Partial<Policy> = {},
): Promise<Portal> {
  const { limits, environment } = splitLimits(settings);
  const [port, sandboxPort] = [await takePort(), await takePort()];
  const lent = settings.MONGODB_URI ? ownDatabase(databaseUri(name)) : await databases.take(name);
  const shared = {
    MONGODB_URI: lent.uri,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  };
  const sandbox = await createSandbox(
    readSettings({
      ...shared,
      STRIPE_SANDBOX_PORT: String(sandboxPort),
      STRIPE_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payment/webhook`,
    }),
  );
  await sandbox.listen({ port: sandboxPort, host: 'localhost' });
  setEnvironment({
    ...shared,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    STRIPE_API_BASE: `http://localhost:${sandboxPort}`,
    JWT_SECRET: 'test-secret-test-secret-test-secret-test',
    RUN_JOBS: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...environment,
  });
  const env: Env = { ...readEnv(process.env), ...limits };
  const module = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(ENV)
    .useValue(env)
    .overrideProvider(FIRST_SETTINGS)
    .useValue(firstTestSettings(policy))
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(httpAdapter(env), {
    rawBody: true,
    forceCloseConnections: true,
    logger: false,
  });
  await setUp(app, env);
  await app.listen(port, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const db = app.get<Connection>(getConnectionToken());
  return {
    app,
    sandbox,
    url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    db,
    visitor: new Client(url),
    model: (of) => app.get(getModelToken(of.name)),
    deliver: () => app.get(OutboxWorker).deliverDue(),
    reconcile: () => app.get(SettlementService).reconcile(),
    webhookSecret: WEBHOOK_SECRET,
    close: async () => {
      await sandbox.close();
      await app.close();
      await lent.giveBack();
      setEnvironment({});
    },
  };
}

/** What was set when the tests began: the files of a run share one process, and no settings. */
const OUTSIDE = { ...process.env };

function setEnvironment(settings: Record<string, string>): void {
  for (const name of Object.keys(process.env)) if (!(name in OUTSIDE)) delete process.env[name];
  Object.assign(process.env, OUTSIDE, settings);
}

/** Address of a test file's own database. */
export const databaseUri = (name: string): string => uriOf(`test_${name}`);
