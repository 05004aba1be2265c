import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../../launch/build.mjs';
import { NO_BOUNDS } from '../../../tools/no-bounds.mjs';
import { Portal } from '../../../launch/portal.mjs';
import { createReporter } from '../../../launch/processes.mjs';
import { readSettings } from '../../../launch/settings.mjs';

const root = join(import.meta.dirname, '../../..');
const KEPT_LOGS = join(root, 'test-results', 'server-logs');

const write = (line) => console.error(line);

/** Settings of a developer's .env or shell that would change what the tests see; empty counts as not set. */
const NEUTRAL = {
  PUBLIC_URL: '',
  MONGODB_URI: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_BASE: '',
  SMTP_URL: '',
  HOSPITAL_TIME_ZONE: '',
  DEMO_DATA: '',
};

/** Starts the product as `npm start` does, with a fresh demo hospital of its own. Answers how to stop it. */
async function startProduct({ port, sandboxPort }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-e2e-'));
  const env = {
    ...process.env,
    ...NEUTRAL,
    PORT: String(port),
    STRIPE_SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    // One machine plays every visitor.
    ...NO_BOUNDS,
  };
  const tidy = async () => {
    const logs = join(dataDir, 'logs');
    if (existsSync(logs)) await cp(logs, join(KEPT_LOGS, String(port)), { recursive: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const portal = new Portal(readSettings(env, root), createReporter(write));
    await portal.start();
    return async () => {
      await portal.stop();
      await tidy();
    };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/**
 * Starts one product for each worker, on the ports of E2E_PRODUCTS: what one test does to its hospital no other sees.
 * @returns {Promise<() => Promise<void>>} stops them, keeps their logs under test-results and deletes their data
 */
export default async function startProducts() {
  const { step } = createReporter(write);
  // Before any product starts: all of them would build at once.
  await ensureBuild('server', { root, step });
  await ensureBuild('web', { root, step });

  const starts = await Promise.allSettled(JSON.parse(process.env.E2E_PRODUCTS).map(startProduct));
  const stopAll = () => Promise.all(starts.flatMap(({ value }) => value?.() ?? []));
  const failed = starts.find(({ status }) => status === 'rejected');
  if (!failed) return stopAll;
  await stopAll();
  throw failed.reason;
}
