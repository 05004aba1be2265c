import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from './portal.mjs';

const root = join(import.meta.dirname, '..');
const KEPT_LOGS = join(root, 'test-results', 'server-logs');

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

/**
 * Starts the product as `npm start` does, on E2E_PORT and E2E_SANDBOX_PORT with a fresh demo hospital.
 * @returns {Promise<() => Promise<void>>} stops it, keeps its logs under test-results and deletes its data
 */
export default async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'hospital-portal-e2e-'));
  const env = {
    ...process.env,
    ...NEUTRAL,
    PORT: process.env.E2E_PORT,
    STRIPE_SANDBOX_PORT: process.env.E2E_SANDBOX_PORT,
    DATA_DIR: dataDir,
    // One machine plays every visitor.
    RATE_LIMIT_PER_MINUTE: '100000',
    LOGIN_TRIES_PER_ADDRESS: '100000',
  };
  const tidy = async () => {
    const logs = join(dataDir, 'logs');
    if (existsSync(logs)) await cp(logs, KEPT_LOGS, { recursive: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const portal = await startPortal({ root, env, write: (line) => console.error(line) });
    return async () => {
      await portal.stop();
      await tidy();
    };
  } catch (error) {
    await tidy();
    throw error;
  }
}
