import '../tools/jest/typescript.mjs';

export default {
  rootDir: '..',
  testMatch: [
    '<rootDir>/backend/src/**/*.spec.ts',
    '<rootDir>/demo/**/*.spec.ts',
    '<rootDir>/backend/test/**/*.e2e-spec.ts',
    '<rootDir>/openapi/contract/**/*.spec.ts',
    '<rootDir>/stripe-sandbox/test/**/*.e2e-spec.ts',
  ],
  // The modules are loaded once per process: each file starts a portal of its own anyway.
  runner: '<rootDir>/backend/test/support/server-runner.mjs',
  transform: {},
  setupFiles: ['<rootDir>/tools/jest/typescript.mjs'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/complete-jest.mjs'],
  // One for each core it is made for, beside the one of the files that wait: one more that works takes a sixth more of
  // their time for the same tests.
  maxWorkers: 2,
  // Also when a test has left something open.
  forceExit: true,
  testSequencer: '<rootDir>/backend/test/support/longest-first.js',
  globalSetup: '<rootDir>/backend/test/support/start-database.mjs',
  globalTeardown: '<rootDir>/backend/test/support/stop-database.mjs',
};
