import config from './jest.config.js';

/** `npm run test:hard`: kills, pauses and overloads what runs, and fills large databases. One file at a time. */
export default {
  ...config,
  testMatch: ['<rootDir>/backend/test/hard/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
};
