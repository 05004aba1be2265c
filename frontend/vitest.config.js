import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // As Node itself finds packages, so that each exists once, whether we import it or another package does.
  environments: { ssr: { resolve: { conditions: ['node', 'module-sync'], mainFields: [] } } },
  test: {
    include: ['frontend/src/**/*.test.{ts,tsx}'],
    globals: true,
    environment: './frontend/test/environment.js',
    setupFiles: 'frontend/test/setup.ts',
    // Packages are loaded once per process; test/setup.ts clears up between the files.
    isolate: false,
    pool: 'forks',
    // One beside the two of the server's tests: a second would load all packages once more.
    maxWorkers: 1,
    // Pages are made and thrown away by the thousand: fewer, larger collections of garbage take half the time.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
