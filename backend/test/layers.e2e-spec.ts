import { dirname, join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import plugin, { LAYERS, folderOf } from '../../tools/eslint/layers.mjs';
import { circlesIn, importsOf, sourceFiles } from './support/imports.js';

const ROOT = join(import.meta.dirname, '../..');
const sources = sourceFiles(join(ROOT, 'backend/src'));
const imports = importsOf(sources);

/** The rule's report for a file of backend/src with this text. */
function reported(file: string, text: string): string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { portal: plugin },
    rules: { 'portal/layers': 'error' as const },
  } as Linter.Config;
  const found = new Linter({ cwd: ROOT }).verify(text, config, join(ROOT, 'backend/src', file));
  return found.map(({ message }) => message);
}

describe('layers of the backend', () => {
  it.each([
    ['an import', `import { User } from '../../users/user.schema.js';`],
    ['an import of a type', `import type { User } from '../../users/user.schema.js';`],
    ['an import type', `export type A = import('../../users/user.schema.js').User;`],
    ['a dynamic import', `export const load = () => import('../../users/user.schema.js');`],
    ['a re-export', `export { User } from '../../users/user.schema.js';`],
    ['a re-export of everything', `export * from '../../users/user.schema.js';`],
  ])('reports %s from a higher layer', (_, text) => {
    expect(reported('common/http/actor.ts', text)).toEqual([
      expect.stringMatching(/^common\/ must not import users\/, which is in a higher layer/),
    ]);
  });

  it('reports an import of an entry point', () => {
    expect(reported('users/a.ts', `import { AppModule } from '../app.module.js';`)).toEqual([
      expect.stringMatching(/^users\/ must not import an entry point/),
    ]);
  });

  it('reports a folder without a layer', () => {
    const missing = [expect.stringMatching(/^insurance\/ is in no layer/)];
    expect(reported('insurance/a.ts', `import { User } from '../users/user.schema.js';`)).toEqual(missing);
    expect(reported('search/a.ts', `import { Plan } from '../insurance/plan.js';`)).toEqual(missing);
  });

  it.each([
    ['a lower layer', 'orders/a.ts', '../payments/payment.schema.js'],
    ['its own layer', 'users/doctors/a.ts', '../../auth/sessions.service.js'],
    ['its own folder', 'common/lists/a.ts', '../errors/errors.js'],
    ['the contract', 'common/http/a.ts', '../../../../openapi/contract/common.js'],
    ['a package', 'common/http/a.ts', '@nestjs/common'],
    ['anywhere in an entry point', 'a.ts', './search/search.module.js'],
  ])('allows an import from %s', (_, file, source) => {
    expect(reported(file, `import { a } from '${source}';`)).toEqual([]);
  });

  it('is checked in every file except tests', async () => {
    const eslint = new ESLint({ cwd: ROOT });
    const rulesOf = async (file: string) => {
      const config = (await eslint.calculateConfigForFile(join(ROOT, file))) as Linter.Config;
      return config.rules?.['portal/layers'];
    };
    expect(await rulesOf('backend/src/common/lists/csv.ts')).toEqual([2]);
    expect(await rulesOf('backend/src/records/lab-results.spec.ts')).toBeUndefined();
  });

  it('lists every folder exactly once', () => {
    const folders = new Set(sources.map(folderOf).filter(Boolean));
    expect(LAYERS.flat().toSorted()).toEqual([...folders].toSorted());
  });

  it('has no import cycle of files, and none of more than three folders', () => {
    expect(circlesIn(imports)).toEqual([]);
    const arrows = imports
      .map(([from, to]): [string, string] => [folderOf(from) ?? '', folderOf(to) ?? ''])
      .filter(([from, to]) => from !== to);
    for (const circle of circlesIn(arrows)) expect(circle.length).toBeLessThanOrEqual(3);
  });

  it('has no folder with more than 20 files', () => {
    const counts = new Map<string, number>();
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > 20);
    expect(full).toEqual([]);
  });
});
