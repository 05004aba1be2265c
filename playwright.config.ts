import { defineConfig } from '@playwright/test';
import { ensureChromium } from './frontend/e2e/support/chromium.mjs';
import { findFreePort } from './launch/ports-and-locks.mjs';
import { chooseTemporaryParent } from './backend/test/support/temporary-parent.mjs';

/** Each has its own portal. Tests wait about half of the time, so three use two cores. */
const WORKERS = 3;

async function choosePorts() {
  const products = [];
  for (let worker = 0; worker < WORKERS; worker += 1) {
    products.push({ port: await findFreePort(), sandboxPort: await findFreePort() });
  }
  return JSON.stringify(products);
}

// Chosen once: the worker processes read this file again and inherit what is set here.
process.env.E2E_PRODUCTS ??= await choosePorts();

export default defineConfig({
  testDir: 'frontend/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './frontend/e2e/support/products.mjs',
  workers: WORKERS,
  // A test that passes at its second attempt is listed as flaky in the report.
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // Without screencast and page snapshots, which double the processor time; `--trace=on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: await ensureChromium(),
      // Playwright's processes share rendered frames as files in this folder: on disk that is a twentieth of
      // all work.
      env: { ...process.env, TMPDIR: await chooseTemporaryParent() },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
