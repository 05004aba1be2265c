const swc = (typescript) => [
  '@swc/jest',
  {
    jsc: {
      parser: typescript ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript' },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

export default {
  rootDir: '.',
  testEnvironment: '<rootDir>/test/jsdom-env.js',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  testTimeout: 20000,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': swc(true), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!(react-hotkeys-hook|openapi-fetch)/)'],
};
