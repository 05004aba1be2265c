import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import plugin, { EXCEPTIONS } from '../../tools/eslint/words.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** The texts that the rule finds in a file of the project with this text. */
function found(text: string, file = 'frontend/src/orders/OrderCard.tsx'): string[] {
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { portal: plugin },
    rules: { 'portal/words': 'error' as const },
  } as Linter.Config;
  const messages = new Linter({ cwd: ROOT }).verify(text, config, join(ROOT, file));
  return messages.map(({ message }) => /“(.*)”/s.exec(message)?.[1] ?? message);
}

describe('The words of the portal', () => {
  it.each([
    ['a text between elements', '<p>Paid</p>', 'Paid'],
    ['a text beside a value', '<p>{count} boxes</p>', 'boxes'],
    ['a choice between elements', `<p>{isPaid ? 'paid' : open}</p>`, 'paid'],
    ['a label', '<Field label="Day" />', 'Day'],
    ['a label with a value', '<Field label={`Day ${day}`} />', 'Day …'],
    ['a label that is chosen', `<Field label={isNew ? 'Add' : words.save} />`, 'Add'],
    ['any sentence in an attribute', '<Card onEmpty="Nothing is here." />', 'Nothing is here.'],
    ['a label in a record', `const LABELS = { placed: 'Placed' };`, 'Placed'],
    ['a noun in the forms that are counted', `const noun = { one: 'box', other: words.boxes };`, 'box'],
    ['what a function answers with', `const problem = () => 'Choose a day.';`, 'Choose a day.'],
    ['a notice', `notifySuccess('Sent');`, 'Sent'],
    ['a piece of a sentence', 'const back = `with ${name}`;', 'with …'],
  ])('is reported as %s', (_, code, text) => {
    expect(found(code)).toEqual([text]);
  });

  it.each([
    ['a refusal', `throw new Failure('GONE', { sentence: 'This is gone.' });`, 'This is gone.'],
    ['a refused field', `throw fieldFailure('day', 'Choose a day.', 'ON_LEAVE');`, 'Choose a day.'],
    ['a message', `void tell({ title: 'Paid', to: 'users' });`, 'Paid'],
    ['the facts of a message', `const facts = { facts: [['Doctor', name]] };`, 'Doctor'],
  ])('is reported as %s on the server', (_, code, text) => {
    expect(found(code, 'backend/src/orders/orders.service.ts')).toEqual([text]);
  });

  it.each([
    ['signs', '<p>{from} – {to} · ₹</p>'],
    ['words of a catalogue', '<p title={orderWords.paid}>{orderWords.total(total)}</p>'],
    ['looks', `<Box sx={{ border: '1px solid', gridArea: 'Left side' }} className="Main content" />`],
    ['drawings', '<path d="M4 7h16M4 12h16" transform="rotate(45 2 2)" />'],
    ['codes', `if (status === 'Paid now') setOpened('by itself');`],
    ['addresses', 'const path = `/orders/${id}?from=mail`;'],
    ['keys', `const FORM = 'paid visit';`],
    ['types', `type Level = 'Very low' | 'High';`],
    [
      'errors for the log',
      `throw new RangeError('Weight must be above 0.'); console.warn('It was not kept.');`,
    ],
    ['documents of the API', `class A { @Route({ id: 'list', summary: 'List orders' }) list() {} }`],
    ['values of the contract', `const doctor = { speciality: 'General Medicine', day: 'Monday' };`],
  ])('lets %s stand where they are', (_, code) => {
    expect(found(code)).toEqual([]);
  });

  it('stands in catalogues, and is looked for in the sources of both sides only', () => {
    const sentence = `export const words = { gone: 'This is gone.' };`;
    for (const file of ['frontend/src/words/a.ts', 'frontend/src/messages.ts', 'backend/src/words/a.ts'])
      expect(found(sentence, file)).toEqual([]);
    for (const file of [
      'launch/a.ts',
      ...Object.keys(EXCEPTIONS).map((place) => `${place.replace(/\/$/, '/a.ts')}`),
    ])
      expect(found(sentence, file)).toEqual([]);
    expect(found(sentence, 'backend/src/orders/a.ts')).toEqual(['This is gone.']);
  });

  it('names no place that is gone, as one that may hold sentences', () => {
    expect(Object.keys(EXCEPTIONS).filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
  });

  it('is watched by the linter in every file but tests', async () => {
    const eslint = new ESLint({ cwd: ROOT });
    const rulesOf = async (file: string) => {
      const config = (await eslint.calculateConfigForFile(join(ROOT, file))) as Linter.Config;
      return config.rules?.['portal/words'];
    };
    expect(await rulesOf('frontend/src/orders/OrderCard.tsx')).toEqual([2]);
    expect(await rulesOf('backend/src/orders/orders.service.ts')).toEqual([2]);
    expect(await rulesOf('frontend/src/home/home.test.tsx')).toBeUndefined();
  });
});
