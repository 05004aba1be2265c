import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

/** Forbidden code on either side, with its lint rule. */
const BANNED: [what: string, code: string, rule: string][] = [
  ['code made of text', 'eval(text);', 'no-eval'],
  ['a function made of text', 'export const act = new Function(text);', 'no-new-func'],
  ['code in a query', "export const filter = { '$where': text };", 'no-restricted-syntax'],
  ['code in a query, unquoted', 'export const filter = { $where: text };', 'no-restricted-syntax'],
  [
    'a write that one member has',
    'export const options = { writeConcern: { w: 1 } };',
    'no-restricted-syntax',
  ],
  ['a pattern made of text', 'export const pattern = new RegExp(text);', 'no-restricted-syntax'],
  ['a pattern of a field', "export const pattern = RegExp(text.value, 'i');", 'no-restricted-syntax'],
  [
    'markup made of text',
    'export const View = () => <p dangerouslySetInnerHTML={text} />;',
    'no-restricted-syntax',
  ],
];
const PLACES = [
  'backend/src/sample.ts',
  'stripe-sandbox/src/sample.ts',
  'frontend/src/Sample.tsx',
  'launch/sample.mjs',
];
const isMarkup = (code: string) => code.includes('<p ');

/** Formats of real keys and passwords. Placeholders in examples and tests do not match. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b[sr]k_(?:live|test)_[A-Za-z0-9]{24,}/,
  /\bwhsec_[A-Za-z0-9+/]{32,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  /\bAIza[\w-]{35}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{30,}/,
  /\b(?:mongodb(?:\+srv)?|smtps?):\/\/[^\s:@/$]+:[^\s@$<]+@(?!(?:127\.0\.0\.1|localhost|[\w.]*example\.(?:org|com|net)))/,
];
const NOT_OURS = new Set(['node_modules', 'dist', '.git', 'coverage', 'test-results', 'playwright-report']);
const isText = (name: string) =>
  /\.(?:[cm]?[jt]sx?|json|md|ya?ml|html|css|conf|svg)$|^[^.]+$|^\.[\w.]+$/.test(name);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isOurs = !NOT_OURS.has(entry.name) && !entry.name.startsWith('.data') && entry.name !== '.env';
    if (entry.isDirectory() && isOurs) yield* filesIn(path);
    else if (entry.isFile() && isOurs && isText(entry.name)) yield path;
  }
}

describe('The dependencies', () => {
  it('is protected by lint rules against known security holes', async () => {
    const linter = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config });
    for (const [what, code, rule] of BANNED) {
      for (const filePath of PLACES.filter((path) => !isMarkup(code) || path.endsWith('x'))) {
        const [{ messages }] = await linter.lintText(`${code}\n`, { filePath });
        const rules = messages.map(({ ruleId }) => ruleId).filter((id) => id !== 'no-undef');
        expect([what, filePath, rules]).toEqual([what, filePath, expect.arrayContaining([rule])]);
      }
    }
    const [{ messages }] = await linter.lintText("export const options = { w: 'majority' };\n", {
      filePath: PLACES[0],
    });
    expect(messages).toEqual([]);
  });

  it('holds no key and no password in any file', () => {
    const paths = [...filesIn('.')];
    expect(paths.length).toBeGreaterThan(500);
    const found = paths.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${path}: ${secret.source}`);
    });
    expect(found).toEqual([]);
  });

  it('knows a key when it sees one', () => {
    const samples = [
      ['-----BEGIN RSA PRIV', 'ATE KEY-----'],
      ['sk_li', 've_51HxAbCdEfGhIjKlMnOpQrStUv'],
      ['wh', 'sec_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF'],
      ['AK', 'IAIOSFODNN7EXAMPLE'],
      ['gh', `p_${'a1B2'.repeat(9)}`],
      ['xo', 'xb-123456789012-abcdefghijkl'],
      ['AI', `za${'a1B2c'.repeat(7)}`],
      ['ey', `JhbGciOiJIUzI1NiIsInR5cCI6.eyJzdWIiOiIxMjM0NTY3ODkwIn0aaa.${'a1B2c'.repeat(8)}`],
      ['mongodb', '://hospital:hunter2@db.hospital.invalid/portal'],
    ].map((parts) => parts.join(''));
    expect(samples.map((sample) => SECRETS.findIndex((secret) => secret.test(sample)))).toEqual(
      SECRETS.map((_, n) => n),
    );
  });

  it('sends mails by a version of the mailer without known holes, and takes forms without multer', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    const versionsOf = (name: string) =>
      Object.entries(packages).flatMap(([path, { version }]) =>
        path.endsWith(`node_modules/${name}`) ? [version] : [],
      );
    const [major, minor, patch] = versionsOf('nodemailer')[0]!.split('.').map(Number);
    expect(versionsOf('nodemailer')).toHaveLength(1);
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(9_001_001);
    expect(versionsOf('multer')).toEqual([]);
  });
});
