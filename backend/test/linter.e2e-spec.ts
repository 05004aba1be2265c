import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import plugin from '../../tools/eslint/twice.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PREFIX = '@typescript-eslint/';

/** What each rule that asks for types is about. */
const FAULTS: Record<string, string> = {
  'await-thenable': 'export const f = async () => await count;',
  'no-array-delete': 'delete numbers[0];',
  'no-base-to-string': 'export const s = String(object);',
  'no-duplicate-type-constituents': 'export type T = string | string;',
  'no-floating-promises': 'later();',
  'no-for-in-array': 'for (const n in numbers) print(n);',
  'no-implied-eval': "setTimeout('print(1)', 1);",
  'no-misused-promises': 'if (later()) print(text);',
  'no-redundant-type-constituents': 'export type R = unknown | string;',
  'no-unnecessary-type-assertion': 'export const u = text as string;',
  'no-unsafe-argument': 'print(anything);',
  'no-unsafe-assignment': 'export const a = anything;',
  'no-unsafe-call': 'anything();',
  'no-unsafe-enum-comparison': 'export const e = fruit === 1;',
  'no-unsafe-member-access': 'print(String(anything.name));',
  'no-unsafe-return': 'export const r = (): string => anything;',
  'no-unsafe-unary-minus': 'export const m = -text;',
  'only-throw-error': 'export const t = () => { throw text; };',
  'prefer-promise-reject-errors': 'export const p = Promise.reject(text);',
  'restrict-plus-operands': 'export const o = text + object;',
  'restrict-template-expressions': 'export const x = `${object}`;',
  'unbound-method': 'export const b = counter.add;',
};
const GIVEN = `
declare const anything: any, count: number, numbers: number[], object: { a: 1 }, text: string, counter: Counter;
declare function later(): Promise<void>;
declare function print(text: string): void;
declare class Counter { n: number; add(): void; }
enum Fruit { Apple, Pear }
declare const fruit: Fruit;
`;
/** Allowed on purpose. */
const ALLOWED = `
export async function waitsForNothing() { return 1; }
[1].forEach(async () => { await later(); });
print(\`\${count} \${true}\`);
// oxlint-disable-next-line typescript/no-floating-promises -- a reason
later();
`;
const OF_ANY = ['no-unsafe-assignment', 'no-unsafe-argument', 'no-unsafe-return', 'unbound-method'];
const OF_TESTS = [...OF_ANY, 'no-unsafe-member-access', 'no-unsafe-call'];
/** What may be done where, of the above. */
const PLACES: [file: string, off: string[]][] = [
  ['backend/src/a.ts', []],
  ['stripe-sandbox/src/a.ts', []],
  ['openapi/contract/a.ts', []],
  ['frontend/src/A.tsx', OF_ANY],
  ['backend/src/a.spec.ts', OF_TESTS],
  ['backend/test/a.e2e-spec.ts', OF_TESTS],
  ['backend/test/support/a.ts', OF_TESTS],
  ['frontend/src/A.test.tsx', OF_TESTS],
  ['frontend/e2e/a.spec.ts', OF_TESTS],
  ['playwright.config.ts', OF_TESTS],
];

interface Found {
  diagnostics: { code: string; message: string; filename: string }[];
}

/** What oxlint finds by the project's settings in a folder with these files. */
async function found(files: Record<string, string>): Promise<Found['diagnostics']> {
  const folder = mkdtempSync(join(tmpdir(), 'hospital-portal-lint-'));
  try {
    cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const compilerOptions = { strict: true, target: 'ES2022', jsx: 'preserve', types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(ROOT, 'node_modules/.bin/tsgolint') };
    const options = { cwd: folder, env, timeout: 60_000 };
    const output = await new Promise<string>((resolve) =>
      execFile(process.execPath, [oxlint, '--format=json'], options, (_, stdout) => resolve(stdout)),
    );
    return (JSON.parse(output) as Found).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const rulesOf = (diagnostics: Found['diagnostics']) =>
  [...new Set(diagnostics.map(({ code }) => code.replace(/^typescript\((.*)\)$/, '$1')))].toSorted();

describe('The linter', () => {
  it('should find a fault of each recommended rule that asks for types, where the rule is on', async () => {
    const text = `${GIVEN}${Object.values(FAULTS).join('\n')}\n${ALLOWED}export {};\n`;
    const diagnostics = await found(Object.fromEntries(PLACES.map(([file]) => [file, text])));
    for (const [place, off] of PLACES) {
      const here = rulesOf(diagnostics.filter(({ filename }) => filename === place));
      expect([place, here]).toEqual([place, Object.keys(FAULTS).filter((rule) => !off.includes(rule))]);
      const lines = diagnostics.filter(({ filename, code }) => filename === place && /floating/.test(code));
      expect(lines).toHaveLength(1);
    }
  }, 30_000);

  it('should have a fault for each of these rules but the one that is off', () => {
    const { rules } = tseslint.plugin as unknown as {
      rules: Record<string, { meta: { docs: { requiresTypeChecking?: boolean } } }>;
    };
    const recommended = Object.entries(
      Object.assign({}, ...tseslint.configs.recommendedTypeChecked.map((each) => each.rules)) as object,
    ).flatMap(([name, level]) =>
      level !== 'off' && name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
    );
    const typed = recommended.filter((name) => rules[name].meta.docs.requiresTypeChecking);
    expect(Object.keys(FAULTS)).toEqual(typed.filter((name) => name !== 'require-await'));
  });

  it('should find what is not used, and hooks that React cannot follow', async () => {
    const given = `declare function useState(): number;\ndeclare function useEffect(f: () => void, of: number[]): void;\n`;
    const [unused, sometimes, forgotten] = [
      'const left = 1;\nexport const kept = (_left: number) => 1;\n',
      'export function A({ is }: { is: boolean }) { return is ? useState() : null; }\n',
      'export function B({ n }: { n: number }) { useEffect(() => n.toFixed(), []); return null; }\n',
    ];
    const diagnostics = await found({
      'backend/src/a.ts': unused,
      'frontend/src/A.tsx': given + sometimes + forgotten,
      'frontend/e2e/a.ts': given + sometimes,
    });
    expect(diagnostics.map(({ filename, code }) => [filename, code]).toSorted()).toEqual([
      ['backend/src/a.ts', 'eslint(no-unused-vars)'],
      ['frontend/src/A.tsx', 'react-hooks(exhaustive-deps)'],
      ['frontend/src/A.tsx', 'react-hooks(rules-of-hooks)'],
    ]);
  });

  it('should report a comment that forgives nothing', async () => {
    const comment = '// oxlint-disable-next-line typescript/no-floating-promises -- nothing to forgive';
    const [{ message }] = await found({ 'backend/src/a.ts': `${comment}\nexport const a = 1;\n` });
    expect(message).toMatch(/^Unused oxlint-disable directive/i);
  });

  it('should know the types of every file: each is named by a program', () => {
    const read = (file: string) =>
      ts.readConfigFile(file, ts.sys.readFile).config as { references: { path: string }[] };
    const programs = read(join(ROOT, 'tsconfig.json')).references.map(({ path }) => join(ROOT, path));
    const named = programs.flatMap(
      (folder) =>
        ts.parseJsonConfigFileContent(read(join(folder, 'tsconfig.json')), ts.sys, folder).fileNames,
    );
    const folders = ['backend', 'stripe-sandbox', 'openapi/contract', 'frontend'].map((name) =>
      join(ROOT, name),
    );
    const files = folders.flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']));
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
  });
});

describe('The rule for what stands twice in a type', () => {
  const reported = (text: string) =>
    new Linter()
      .verify(
        text,
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser },
          plugins: { portal: plugin },
          rules: { 'portal/twice': 'error' },
        },
        'a.ts',
      )
      .map(({ message }) => message);

  it.each([
    ['objects', '{ a: 1 } & { a: 1; }', '{ a : 1 }'],
    ['functions', '(() => void) | string | (() => void)', '( ) => void'],
    ['objects within each other', '{ a: 1 } | ({ b: 1 } | { a: 1 })', '{ a : 1 }'],
  ])('should report %s that are written alike', (_, type, text) => {
    expect(reported(`export type T = ${type};`)).toEqual([`This stands twice in the type: ${text}`]);
  });

  it('should let others stand', () => {
    expect(reported('export type T = { a: 1 } | { a: 2 } | (() => void) | ({ a: 1 } & { b: 1 });')).toEqual(
      [],
    );
  });
});
