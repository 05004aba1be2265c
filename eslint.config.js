import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import portal from './tools/eslint/portal.mjs';

const SERVER = ['backend/**/*.ts', 'stripe-sandbox/**/*.ts', 'openapi/contract/**/*.ts'];
const SITE = ['frontend/**/*.{ts,tsx}'];
const BROWSER_TESTS = ['frontend/e2e/**/*.ts', 'playwright.config.ts'];
const TESTS = ['**/*.{spec,test,e2e-spec}.{ts,tsx}', '**/test/**/*.{ts,tsx}', ...BROWSER_TESTS];

/** What neither side may do: each of these has let somebody in elsewhere. */
const BANNED = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text of people is shown as text.',
  },
  { selector: 'Property:matches([key.value="$where"], [key.name="$where"])', message: 'No code in queries.' },
  {
    selector: 'Property:matches([key.value="w"], [key.name="w"])[value.raw=/^[01]$/]',
    message: 'A write counts once a majority has it.',
  },
  {
    selector:
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"] > :matches(Identifier, MemberExpression).arguments',
    message: 'Escape text before it becomes a pattern.',
  },
];

const RULES = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-empty': 'error',
  'no-control-regex': 'error',
  'no-fallthrough': 'error',
  'no-unsafe-finally': 'error',
  'no-useless-escape': 'error',
  'no-irregular-whitespace': 'error',
  'no-restricted-syntax': ['error', ...BANNED],
};

const TYPED_RULES = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Handlers of events and routes may be async; what they must not be is forgotten in a condition or a loop.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
  // An async method that awaits nothing yet is how an interface with a promise is kept.
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
};

/** Tests hold on to answers of any shape, which the assertions then check. */
const TEST_RULES = {
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/unbound-method': 'off',
};

const GLOBALS = [
  ['process', 'console', 'URL', 'Buffer', 'globalThis', 'performance', 'structuredClone', 'AbortSignal'],
  ['AbortController', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
  ['fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'TextEncoder', 'TextDecoder'],
  [
    'ReadableStream',
    'WritableStream',
    'TransformStream',
    'BroadcastChannel',
    'MessageChannel',
    'MessagePort',
  ],
].flat();

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'test-results/', 'playwright-report/', '.data*/', 'openapi/schema.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: Object.fromEntries(GLOBALS.map((name) => [name, 'readonly'])) },
    rules: { ...RULES, 'no-undef': 'error', 'no-unused-vars': 'error', 'prefer-const': 'error' },
  },
  {
    files: [...SERVER, ...SITE, ...BROWSER_TESTS],
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: { ...RULES, ...TYPED_RULES },
  },
  { files: SERVER, languageOptions: { parserOptions: { project: 'backend/tsconfig.json' } } },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { portal },
    rules: { 'portal/floors': 'error' },
  },
  {
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**'],
    plugins: { portal },
    rules: { 'portal/words': 'error' },
  },
  {
    files: SITE,
    languageOptions: { parserOptions: { project: 'frontend/tsconfig.json' } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // The component libraries hand out `any` (form values, router state); ours is banned above. Following it through
      // their types would also take three quarters of the whole run.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Stores are handed to React as plain functions.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['frontend/src/common/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./\\.\\./(?!\\.\\./|api/|words/|theme$|messages$)',
              message: 'What every feature uses knows none of them: move this to the feature.',
            },
          ],
        },
      ],
    },
  },
  {
    files: BROWSER_TESTS,
    languageOptions: { parserOptions: { project: 'frontend/e2e/tsconfig.json' } },
    // Playwright's fixtures are handed on by a function called `use`, which is no hook.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  { files: TESTS, rules: TEST_RULES },
);
