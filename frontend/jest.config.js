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

/** Packages that are ESM only: jest on Node 20 cannot require() them as they are. */
const esmOnly = [
  'react-hotkeys-hook',
  'openapi-fetch',
  // react-markdown, remark-gfm and what they are made of
  'react-markdown',
  'remark-.*',
  'rehype-.*',
  'unified',
  'unist-.*',
  'mdast-.*',
  'hast-.*',
  'hastscript',
  'micromark.*',
  'markdown-table',
  'decode-named-character-reference',
  'character-.*',
  'property-information',
  'html-url-attributes',
  'space-separated-tokens',
  'comma-separated-tokens',
  'estree-util-.*',
  'devlop',
  'bail',
  'is-plain-obj',
  'trough',
  'trim-lines',
  'vfile.*',
  'zwitch',
  'longest-streak',
  'ccount',
  'escape-string-regexp',
  'stringify-entities',
  'parse-entities',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
];

export default {
  rootDir: '.',
  testEnvironment: '<rootDir>/test/jsdom-env.js',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  testTimeout: 60000,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.tsx?$': swc(true), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
