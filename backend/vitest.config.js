import { join } from 'node:path';
import { transform } from '@swc/core';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.js';

/** NestJS injects by the types of constructor parameters, which only a transform that writes them down keeps. */
const typesOfParameters = {
  name: 'types-of-parameters',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    return transform(code, {
      filename: id,
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        target: 'es2023',
        keepClassNames: true,
      },
      module: { type: 'es6' },
    });
  },
};

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [typesOfParameters],
  oxc: false,
  test: {
    include: [
      'backend/src/**/*.spec.ts',
      'backend/test/**/*.e2e-spec.ts',
      'openapi/contract/**/*.spec.ts',
      'stripe-sandbox/test/**/*.e2e-spec.ts',
    ],
    globals: true,
    // The modules are loaded once per process: each file starts a portal of its own anyway.
    isolate: false,
    pool: 'forks',
    // Answers are short-lived objects by the thousand: with room for them the garbage is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // Also on two cores: much of a test's time is the database's.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'backend/test/support/global-setup.ts',
  },
});
