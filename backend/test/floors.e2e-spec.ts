import { dirname, join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import plugin, { EXCEPTIONS, FLOORS, folderOf } from '../../tools/eslint/floors.mjs';
import { circlesIn, importsOf, sourceFiles } from './support/imports.js';

const ROOT = join(import.meta.dirname, '../..');
const sources = sourceFiles(join(ROOT, 'backend/src'));
const imports = importsOf(sources);

/** What the rule says about a file of backend/src with this text. */
function reported(file: string, text: string): string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { portal: plugin },
    rules: { 'portal/floors': 'error' as const },
  } as Linter.Config;
  const found = new Linter({ cwd: ROOT }).verify(text, config, join(ROOT, 'backend/src', file));
  return found.map(({ message }) => message);
}

describe('The floors of the backend', () => {
  it.each([
    ['an import', `import { User } from '../../users/user.schema.js';`],
    ['an import of a type', `import type { User } from '../../users/user.schema.js';`],
    ['the type of a module', `export type A = import('../../users/user.schema.js').User;`],
    ['an import at run time', `export const load = () => import('../../users/user.schema.js');`],
    ['what is handed on', `export { User } from '../../users/user.schema.js';`],
    ['all that is handed on', `export * from '../../users/user.schema.js';`],
  ])('should report %s from a floor above', (_, text) => {
    expect(reported('common/http/actor.ts', text)).toEqual([
      expect.stringMatching(/^common\/ must not import users\/, which is on a floor above/),
    ]);
  });

  it('should report an import from the roof', () => {
    expect(reported('users/a.ts', `import { AppModule } from '../app.module.js';`)).toEqual([
      expect.stringMatching(/^users\/ must not import from the roof/),
    ]);
  });

  it('should report a folder that has no floor', () => {
    const missing = [expect.stringMatching(/^insurance\/ has no floor yet/)];
    expect(reported('insurance/a.ts', `import { User } from '../users/user.schema.js';`)).toEqual(missing);
    expect(reported('search/a.ts', `import { Plan } from '../insurance/plan.js';`)).toEqual(missing);
  });

  it.each([
    ['floors below', 'orders/a.ts', '../payments/payment.schema.js'],
    ['its own floor', 'users/doctors/a.ts', '../../auth/sessions.service.js'],
    ['its own folder', 'common/lists/a.ts', '../errors/errors.js'],
    ['the contract', 'common/http/a.ts', '../../../../openapi/contract/common.js'],
    ['a package', 'common/http/a.ts', '@nestjs/common'],
    ['anywhere, on the roof', 'a.ts', './search/search.module.js'],
    ['above, where that is let through by name', 'seed/main.ts', '../app.module.js'],
  ])('should let a file import from %s', (_, file, source) => {
    expect(reported(file, `import { a } from '${source}';`)).toEqual([]);
  });

  it('should be watched by the linter in every file but tests', async () => {
    const eslint = new ESLint({ cwd: ROOT });
    const rulesOf = async (file: string) => {
      const config = (await eslint.calculateConfigForFile(join(ROOT, file))) as Linter.Config;
      return config.rules?.['portal/floors'];
    };
    expect(await rulesOf('backend/src/common/lists/csv.ts')).toEqual([2]);
    expect(await rulesOf('backend/src/seed/people.spec.ts')).toBeUndefined();
  });

  it('should name every folder once, and no other', () => {
    const folders = new Set(sources.map(folderOf).filter(Boolean));
    expect(FLOORS.flat().toSorted()).toEqual([...folders].toSorted());
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(5);
  });

  it('should have no circle of files, types included, and none of more than three folders', () => {
    expect(circlesIn(imports)).toEqual([]);
    const arrows = imports
      .map(([from, to]): [string, string] => [folderOf(from) ?? '', folderOf(to) ?? ''])
      .filter(([from, to]) => from !== to);
    for (const circle of circlesIn(arrows)) expect(circle.length).toBeLessThanOrEqual(3);
  });

  it('should have no folder of more than 20 files', () => {
    const counts = new Map<string, number>();
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > 20);
    expect(full).toEqual([]);
  });
});
