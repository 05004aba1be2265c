import { Typesetter } from '../../src/pdf/typesetter/typesetter.js';
import { PdfReader } from './pdf-reader.js';
import { textsOfPdf } from './pdf-text.js';
import { medicineTable, sampleDocument } from './sample-document.js';

/** Each means something to the compiler that takes it for more than text. */
const TEXTS = [
  '#let x = 1; #x #read("/etc/passwd")',
  '#import "@preview/tiptoe:0.1.0": *',
  '$ sum_1^n x $ \\ \\u{41} \\# `raw` ```x```',
  '= Heading *bold* _it_ - list + list / term: x',
  '<label> @ref [link](https://x.example) https://x.example',
  '{page} {pages} {{secret}} %SECRET% ${7*7}',
  '"); panic("x") // comment /* comment */',
  '~ -- --- ... -? \'quoted\' "quoted"',
];

describe('Hostile text in a document', () => {
  const typesetter = new Typesetter();
  let reader: PdfReader;

  const make = (text: string) =>
    typesetter.make(
      sampleDocument({
        title: text,
        reference: text,
        facts: [['Name', text]],
        body: [{ kind: 'heading', text }, { kind: 'text', text }, medicineTable([text])],
        signature: [text],
        notes: [text],
      }),
    );

  beforeAll(async () => {
    reader = await PdfReader.start();
  });
  afterAll(() => {
    if (typesetter.pid) process.kill(typesetter.pid, 'SIGKILL');
  });

  it.each(TEXTS)('is printed as text: %s', async (text) => {
    const document = await make(text);
    const printed = textsOfPdf(document).join(' ').replaceAll(/\s+/g, '');
    // Title, reference, fact, heading, text, table, signature and note.
    expect(printed.split(text.replaceAll(/\s+/g, '')).length - 1).toBe(8);
    expect(document.toString('latin1')).not.toMatch(/\/(URI|JavaScript|JS|Launch|OpenAction)\b/);
  });

  it('of control characters and overrides of the direction leaves the other text', async () => {
    const [page] = reader.pages(await make('a\u0000b\u202Egpj.exe\u0007\uD800'));
    expect(page).toContain('abgpj.exe');
  });

  it.each([
    ['one word', 'w'.repeat(10_000)],
    ['many lines', 'line\n'.repeat(2000)],
    ['clusters', 'क्ष्म्य'.repeat(2000)],
    ['right to left', 'شیخ عبد '.repeat(1200)],
    ['marks on one letter', `a${'\u0301'.repeat(10_000)}`],
  ])('of 10,000 letters is printed in time: %s', async (_, text) => {
    const document = await typesetter.make(sampleDocument({ facts: [['Name', text]] }));
    expect(reader.pages(document).at(-1)).toContain('Page ');
  });
});
