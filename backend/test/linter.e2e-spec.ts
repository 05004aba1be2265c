import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const ROOT = join(import.meta.dirname, '../..');
const PREFIX = '@typescript-eslint/';
const ON = 2;

/** Disabled on purpose: an async method may need no await to keep an interface. */
const NOT_WANTED = `${PREFIX}require-await`;
const OF_ANY = ['no-unsafe-assignment', 'no-unsafe-argument', 'no-unsafe-return', 'unbound-method'];
const OF_TESTS = [...OF_ANY, 'no-unsafe-member-access', 'no-unsafe-call'];

/** The recommended rules that need types. */
function typedRules(): string[] {
  const { rules } = tseslint.plugin as unknown as {
    rules: Record<string, { meta: { docs: { requiresTypeChecking?: boolean } } }>;
  };
  const recommended = Object.keys(
    Object.assign({}, ...tseslint.configs.recommendedTypeChecked.map((each) => each.rules)) as object,
  );
  return recommended.filter((name) => rules[name.slice(PREFIX.length)]?.meta.docs.requiresTypeChecking);
}

describe('The linter', () => {
  const eslint = new ESLint({ cwd: ROOT });
  const configOf = async (file: string) =>
    (await eslint.calculateConfigForFile(join(ROOT, file))) as Linter.Config;
  const rulesOf = async (file: string) => {
    const { rules = {} } = await configOf(file);
    return Object.keys(rules).filter((name) => (rules[name] as unknown[])[0] === ON);
  };

  it.each([
    ['backend/src/main.ts', []],
    ['demo/main.ts', []],
    ['stripe-sandbox/src/main.ts', []],
    ['openapi/contract/money.ts', []],
    ['frontend/src/App.tsx', OF_ANY],
    ['backend/src/a.spec.ts', OF_TESTS],
    ['backend/test/a.e2e-spec.ts', OF_TESTS],
    ['backend/test/support/a.ts', OF_TESTS],
    ['frontend/src/A.test.tsx', OF_TESTS],
    ['frontend/e2e/a.spec.ts', OF_TESTS],
    ['playwright.config.ts', OF_TESTS],
  ])('applies the recommended rules with types to %s', async (file, off) => {
    const rules = await rulesOf(file);
    const exceptions = [NOT_WANTED, ...off.map((name) => PREFIX + name)];
    expect(
      typedRules()
        .filter((name) => !rules.includes(name))
        .toSorted(),
    ).toEqual(exceptions.toSorted());
    expect(rules).toEqual(
      expect.arrayContaining([`${PREFIX}no-unused-vars`, `${PREFIX}no-explicit-any`, 'no-eval']),
    );
  });

  it('checks the hooks of the site, and no fixtures of the browser tests', async () => {
    const hooks = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
    expect(await rulesOf('frontend/src/App.tsx')).toEqual(expect.arrayContaining(hooks));
    const ofBrowserTests = await rulesOf('frontend/e2e/support/test.ts');
    expect(ofBrowserTests.filter((name) => hooks.includes(name))).toEqual([]);
  });

  it('reports a comment that disables nothing', async () => {
    const { linterOptions } = await configOf('backend/src/main.ts');
    expect(linterOptions?.reportUnusedDisableDirectives).toBe(ON);
  });
});
