import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import portal from './tools/eslint/layers.mjs';

const SERVER = ['backend/**/*.ts', 'demo/**/*.ts', 'stripe-sandbox/**/*.ts', 'openapi/contract/**/*.ts'];
const SITE = ['frontend/**/*.{ts,tsx}'];
const BROWSER_TESTS = ['frontend/e2e/**/*.ts', 'playwright.config.ts'];
const TESTS = ['**/*.{spec,test,e2e-spec}.{ts,tsx}', '**/test/**/*.{ts,tsx}', ...BROWSER_TESTS];

/** The device's own clock may be wrong. */
const DEVICE_CLOCK = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
].map((selector) => ({ selector, message: 'Ask common/clock/serverClock for the time.' }));

/** Forbidden on both sides: each has caused security holes elsewhere. */
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
  {
    selector: 'JSXAttribute[name.name="type"] > Literal[value=/^(number|date|datetime-local|month)$/]',
    message: 'The mouse wheel changes numbers, and dates follow the browser: use NumberField or DateField.',
  },
  {
    selector:
      'ImportDeclaration[source.value="react-admin"] > ImportSpecifier[imported.name=/^(Number|Date|DateTime)Input$/]',
    message: 'Use the inputs of admin/common/inputs.',
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

const TYPESCRIPT_RULES = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Event and route handlers may be async; a promise in a condition or a loop is refused.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
  // An async method without await keeps the signature of an interface that returns a promise.
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
};

const off = (...rules) => Object.fromEntries(rules.map((rule) => [`@typescript-eslint/${rule}`, 'off']));

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

/** Overlays must be closable with Back; the theme does that for dialogs, menus and selects. */
const OVERLAYS = {
  selector:
    'ImportDeclaration[source.value=/^@mui.material(.Drawer)?$/] > :matches(ImportDefaultSpecifier[local.name="Drawer"], ImportSpecifier[imported.name="Drawer"])',
  message: 'Use common/overlays/ModalDrawer.tsx, which the Back button closes.',
};

/** A browser that blocks site data throws when these are used. */
const STORAGE = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use common/storage/storage.ts, which never throws.',
}));

/** Visible text comes from `messages/`: between elements and in these attributes. */
const MESSAGES = {
  mode: 'jsx-only',
  'should-validate-template': true,
  'jsx-attributes': {
    include: [
      'alt',
      'aria-(description|label|roledescription|valuetext)',
      'placeholder',
      'label',
      'title',
      'text',
      'caption',
      'description',
      'detail',
      'heading',
      'hint',
      'lead',
      'legend',
      'message',
      'note',
      'summary',
      '(cancel|confirm|save|submit)Label',
      '(empty|helper|link)Text',
      'subtitle',
    ],
  },
  // Message keys and field names.
  callees: { exclude: ['t[A-Z]\\w*', 'named', 'register', 'has'] },
  'object-properties': { exclude: ['className'] },
  // Symbols, and the format of an order number.
  words: { exclude: ['[^a-zA-Z]*', 'HP-[\\w-]+'] },
};

/** The server has no elements: texts are in these properties and in failures. */
const SERVER_TEXTS = [
  'Property[key.name=/^(detail|label|linkText|notice|sentence|subject|text|title)$/]',
  'NewExpression[callee.name=/(Failure|Exception)$/]',
  'CallExpression[callee.name=/^(fieldFailure|refuse)$/]',
].flatMap((place) =>
  [
    'Literal[value=/[a-z] [a-z]/i]',
    'TemplateLiteral:not(:first-child) > TemplateElement[value.raw=/[a-z]{3}/i]',
  ].map((text) => ({
    selector: `${place} > ${text}`,
    message: 'Text that people read comes from messages/.',
  })),
);

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
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...RULES, ...TYPESCRIPT_RULES },
  },
  {
    files: SITE,
    ignores: BROWSER_TESTS,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // The component libraries return `any` (form values, router state) and accept unbound functions.
      ...off('no-unsafe-assignment', 'no-unsafe-argument', 'no-unsafe-return', 'unbound-method'),
    },
  },
  {
    // Tests read responses of any shape and check them by assertions.
    files: TESTS,
    rules: off(
      'no-unsafe-assignment',
      'no-unsafe-argument',
      'no-unsafe-return',
      'unbound-method',
      'no-unsafe-member-access',
      'no-unsafe-call',
    ),
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { portal },
    rules: {
      'portal/layers': 'error',
      'no-restricted-syntax': ['error', ...BANNED, ...SERVER_TEXTS],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./)+demo/', message: 'The server must not import demo data.' }] },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: [...TESTS, '**/testing/**'],
    plugins: { i18next },
    rules: { 'i18next/no-literal-string': ['error', MESSAGES] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**', 'frontend/src/common/clock/serverClock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED, ...DEVICE_CLOCK] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      'frontend/src/test/**',
      'frontend/src/common/storage/storage.ts',
      'frontend/src/common/overlays/Modal*.tsx',
    ],
    rules: {
      'no-restricted-globals': ['error', ...STORAGE],
      'no-restricted-syntax': ['error', ...BANNED, OVERLAYS],
      'no-restricted-properties': [
        'error',
        ...STORAGE.flatMap(({ name, message }) =>
          ['window', 'globalThis'].map((object) => ({ object, property: name, message })),
        ),
      ],
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
              regex: '^\\.\\./\\.\\./(?!\\.\\./|api/|messages/|theme$)',
              message: 'What every feature uses knows none of them: move this to the feature.',
            },
          ],
        },
      ],
    },
  },
);
