/** One transform for our TypeScript and for the ESM-only packages: jest on Node 20 cannot require() ESM. */
const swc = (typescript) => [
  '@swc/jest',
  {
    jsc: {
      parser: typescript ? { syntax: 'typescript', decorators: true } : { syntax: 'ecmascript' },
      transform: typescript
        ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
        : {},
      target: 'es2023',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const esmOnly = [
  '@nestjs/',
  'nodemailer/',
  'file-type/',
  'load-esm/',
  'strtok3/',
  'token-types/',
  'uint8array-extras/',
  '@tokenizer/',
  '@borewit/',
  'es-toolkit/',
  'agenda/',
  '@agendajs/',
  'human-interval/',
  'date.js/',
  'cron-parser/',
  'p-limit/',
  'yocto-queue/',
  '@zxcvbn-ts/',
  'content-disposition/',
  'ical-generator/',
];

export default {
  rootDir: '..',
  testEnvironment: 'node',
  testTimeout: 60_000,
  // Also on two cores: much of a test's time is the database's.
  maxWorkers: 2,
  testMatch: [
    '<rootDir>/backend/src/**/*.spec.ts',
    '<rootDir>/backend/test/**/*.e2e-spec.ts',
    '<rootDir>/openapi/contract/**/*.spec.ts',
    '<rootDir>/stripe-sandbox/test/**/*.e2e-spec.ts',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.data'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': swc(true), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')}))`],
  globalSetup: '<rootDir>/backend/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/backend/test/support/global-teardown.ts',
};
