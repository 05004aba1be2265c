import { defineConfig } from '@playwright/test';
import { findChromium } from './launch/chromium.mjs';
import { findFreePort } from './launch/ports.mjs';

// Chosen once: the worker processes read this file again and inherit what is set here.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_SANDBOX_PORT ??= String(await findFreePort());

export default defineConfig({
  testDir: 'frontend/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './launch/browser-setup.mjs',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
