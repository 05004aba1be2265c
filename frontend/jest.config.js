export default {
  rootDir: '..',
  testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
  // Packages are loaded once per process; test/setup.ts clears up between the files.
  runner: '<rootDir>/tools/jest/page-runner.mjs',
  transform: {},
  setupFiles: ['<rootDir>/frontend/test/page.js'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/complete-jest.mjs'],
  // One beside the two of the server's tests: a second would load all packages once more.
  maxWorkers: 1,
  // Timers of the component libraries outlive the last page.
  forceExit: true,
};
