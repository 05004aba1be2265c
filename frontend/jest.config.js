const swc = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, transform: { react: { runtime: 'automatic' } }, target: 'es2023' },
    module: { type: 'commonjs' },
  },
];

export default {
  rootDir: '..',
  testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
  // jsdom with the platform's fetch, FormData, TextEncoder and structuredClone.
  testEnvironment: 'jest-fixed-jsdom',
  transform: {
    '\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // Some packages are ES modules only.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|svg)$': '<rootDir>/frontend/test/asset.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] },
  testTimeout: 180_000,
  // Jest's own choice for two processors is one.
  maxWorkers: 2,
};
