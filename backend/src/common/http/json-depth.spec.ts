import { MAX_JSON_DEPTH, assertShallow } from './json-depth.js';

const nested = (levels: number, [open, close] = ['[', ']']) => open.repeat(levels) + close.repeat(levels);
const check = (text: string) => () => assertShallow(Buffer.from(text));

describe('the depth of a body', () => {
  it.each([
    ['a word', '"hello"'],
    ['32 lists', nested(MAX_JSON_DEPTH)],
    ['32 objects', nested(MAX_JSON_DEPTH, ['{"a":', '}'])],
    ['many lists beside each other', `[${'[],'.repeat(1000)}[]]`],
    ['brackets in a text', JSON.stringify({ text: '[{'.repeat(1000) })],
    ['brackets behind a quoted quote', JSON.stringify({ text: `"\\"${'['.repeat(100)}` })],
    ['a text that ends with a backslash', JSON.stringify(['\\', '['.repeat(100)])],
    ['no JSON', ']]]]'],
    ['nothing', ''],
  ])('is taken: %s', (_name, text) => {
    expect(check(text)).not.toThrow();
  });

  it.each([
    ['33 lists', nested(MAX_JSON_DEPTH + 1)],
    ['33 objects', nested(MAX_JSON_DEPTH + 1, ['{"a":', '}'])],
    ['45,000 lists that nobody closes', '['.repeat(45_000)],
    ['both in turn', '[{"a":'.repeat(17)],
    ['lists behind a text', `["a\\\\",${nested(MAX_JSON_DEPTH)}]`],
  ])('is refused: %s', (_name, text) => {
    expect(check(text)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', errors: { body: expect.any(String) } }),
    );
  });
});
