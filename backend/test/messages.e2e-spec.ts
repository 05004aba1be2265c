import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMessages } from './support/check-messages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'messages-'));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

/** The problems of one catalogue and one source file. */
function problemsOf(catalogue: Record<string, string>, code: string): string[] {
  write('messages/en/site/shop.json', JSON.stringify(catalogue));
  write(
    'frontend/src/messages.ts',
    `import shop from '../../messages/en/site/shop.json';
declare function createMessages<const C>(namespace: string, messages: C): (key: keyof C, values?: object) => string;
export const tShop = createMessages('site/shop', shop);`,
  );
  write('frontend/src/a.ts', `import { tShop } from './messages';\n${code}`);
  return checkMessages(folder).problems;
}

beforeAll(() => {
  for (const name of ['backend/src', 'demo', 'openapi/contract'])
    mkdirSync(join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const BOXES = '{count, plural, one {# box for {name}} other {# boxes for {name}}}';

describe('the check of the messages', () => {
  it('accepts keys with their parameters, and keys that a type names', () => {
    const code = `declare const status: 'paid' | 'open';
declare const values: { count: number; name: string };
tShop(\`status_\${status}\`); tShop('boxes', values); tShop('boxes', { count: 1, name: 'Asha' });`;
    expect(problemsOf({ boxes: BOXES, status_paid: 'Paid', status_open: 'Open' }, code)).toEqual([]);
  });

  it('reports a key that no code uses', () =>
    expect(problemsOf({ paid: 'Paid', open: 'Open' }, `tShop('paid');`)).toEqual([
      'site/shop open is not used',
    ]));

  it('reports a key that does not exist', () =>
    expect(problemsOf({ paid: 'Paid' }, `tShop('paid'); tShop('open');`)).toEqual([
      `frontend/src/a.ts:2: site/shop has no key 'open'`,
    ]));

  it('reports a missing parameter, also one inside of a plural form', () =>
    expect(problemsOf({ boxes: BOXES }, `tShop('boxes', { count: 1 });`)).toEqual([
      `frontend/src/a.ts:2: 'boxes' needs the parameter "name"`,
    ]));

  it('reports a superfluous parameter', () =>
    expect(problemsOf({ paid: 'Paid' }, `tShop('paid', { name: 'Asha' });`)).toEqual([
      `frontend/src/a.ts:2: 'paid' has no parameter "name"`,
    ]));

  it('reports a message that is not valid ICU', () =>
    expect(problemsOf({ boxes: '{count, plural, one {# box}' }, `tShop('boxes');`)[0]).toMatch(
      /^site\/shop: "boxes" is not a valid ICU message/,
    ));

  it('reports a translator that is handed on, whose keys it cannot see', () =>
    expect(problemsOf({ paid: 'Paid' }, `tShop('paid'); export const translators = [tShop];`)).toEqual([
      'frontend/src/a.ts:2: call tShop where its message is needed',
    ]));
});
