import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from '../../../launch/build.mjs';
import { Portal } from '../../../launch/portal.mjs';
import { findFreePort } from '../../../launch/ports-and-locks.mjs';
import { createReporter } from '../../../launch/processes.mjs';
import { readSettings } from '../../../launch/settings.mjs';
import { chooseTemporaryParent } from '../../../backend/test/support/temporary-parent.mjs';
import { UNLIMITED } from '../../../backend/test/support/unlimited.mjs';

const root = join(import.meta.dirname, '../../..');
const KEPT_LOGS = join(root, 'test-results', 'server-logs');

const write = (line) => console.error(line);

/** Settings of a developer's .env or shell that would affect the tests; empty counts as not set. */
const NEUTRAL = {
  PUBLIC_URL: '',
  MONGODB_URI: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_BASE: '',
  SMTP_URL: '',
  HOSPITAL_TIME_ZONE: '',
  DEMO_DATA: 'true',
  UI_LANGUAGE: '',
};

/**
 * A folder for the data of a product, and its settings.
 * @param {{ port: number, sandboxPort: number }} ports
 * @param {Record<string, string>} [more] other settings, by the names of .env.example
 */
async function prepareProduct({ port, sandboxPort }, more = {}) {
  const dataDir = await mkdtemp(join(await chooseTemporaryParent(), 'hospital-portal-e2e-'));
  const env = {
    ...process.env,
    ...NEUTRAL,
    PORT: String(port),
    STRIPE_SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    ...UNLIMITED,
    ...more,
  };
  return { dataDir, settings: readSettings(env, root) };
}

/** Creates the demo hospital for the first product and copies it for the others, which is faster. */
async function makeHospital([first, ...others]) {
  const portal = new Portal(first.settings, createReporter(write), 'data');
  await portal.start();
  await portal.stop();
  await Promise.all(others.map(({ dataDir }) => cp(first.dataDir, dataDir, { recursive: true })));
}

/** Starts the product like `npm start`. Returns a function that stops it. */
async function startProduct({ settings }) {
  const portal = new Portal(settings, createReporter(write));
  await portal.start();
  return () => portal.stop();
}

/** Keeps the logs of a stopped product and deletes its data. */
async function tidy({ dataDir, settings }) {
  const logs = join(dataDir, 'logs');
  if (existsSync(logs)) await cp(logs, join(KEPT_LOGS, String(settings.port)), { recursive: true });
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Starts one more product with other settings and a demo hospital of its own.
 * @param {Record<string, string>} more the settings, by the names of .env.example
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startOwnProduct(more) {
  const product = await prepareProduct(
    { port: await findFreePort(), sandboxPort: await findFreePort() },
    more,
  );
  const stopProduct = await startProduct(product).catch(async (error) => {
    await tidy(product);
    throw error;
  });
  return {
    url: product.settings.url,
    stop: async () => {
      await stopProduct();
      await tidy(product);
    },
  };
}

/**
 * Starts one product per worker on the ports of E2E_PRODUCTS, so that tests do not share a hospital.
 * @param {import('@playwright/test').FullConfig} config
 * @returns {Promise<() => Promise<void>>} stops them, keeps their logs under test-results and deletes their
 *   data
 */
export default async function startProducts({ workers }) {
  const { step } = createReporter(write);
  // Before any product starts, because all of them would build at once.
  await ensureBuild('server', { root, step });
  await ensureBuild('web', { root, step });

  const ports = JSON.parse(process.env.E2E_PRODUCTS).slice(0, workers);
  const products = await Promise.all(ports.map((each) => prepareProduct(each)));
  const stops = [];
  const stopAll = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all(products.map(tidy));
  };
  try {
    await makeHospital(products);
    const starts = await Promise.allSettled(products.map(startProduct));
    stops.push(...starts.flatMap(({ value }) => value ?? []));
    const failed = starts.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
