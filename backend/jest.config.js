import { fileURLToPath } from 'node:url';

const moduleFile = (specifier) => fileURLToPath(import.meta.resolve(specifier));

/** The compiler options of the TypeScript hook. */
process.env.SWC_NODE_PROJECT = fileURLToPath(new URL('tsconfig.json', import.meta.url));

export default {
  rootDir: '..',
  testMatch: [
    '<rootDir>/backend/src/**/*.spec.ts',
    '<rootDir>/demo/**/*.spec.ts',
    '<rootDir>/backend/test/**/*.e2e-spec.ts',
    '<rootDir>/openapi/contract/**/*.spec.ts',
    '<rootDir>/stripe-sandbox/test/**/*.e2e-spec.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/backend/test/hard/'],
  // Stock jest would load the whole server again for each file, which nearly doubles the time of a run (docs/testing.md).
  runner: 'jest-light-runner',
  setupFiles: [moduleFile('@swc-node/register/esm-register')],
  setupFilesAfterEnv: ['<rootDir>/backend/test/support/time-limit.js'],
  transform: {},
  maxWorkers: 2,
  // Also when a test has left something open.
  forceExit: true,
  globalSetup: '<rootDir>/backend/test/support/start-database.mjs',
  globalTeardown: '<rootDir>/backend/test/support/stop-database.mjs',
};
