import { paragraph } from '../../src/pdf/document-text.js';
import { Typesetter } from '../../src/pdf/typesetter/typesetter.js';
import { PdfReader } from './pdf-reader.js';
import { textsOfPdf } from './pdf-text.js';
import { medicineTable, sampleDocument } from './sample-document.js';

const COMBINATION = 'Amoxicillintrihydratepotassiumclavulanatelactobacillussporog';
const names = (count: number) => Array.from({ length: count }, (_, n) => `Medicine-${n + 1}.`);

describe('Sheets of a document', () => {
  const typesetter = new Typesetter();
  let reader: PdfReader;

  beforeAll(async () => {
    reader = await PdfReader.start();
  });
  afterAll(() => {
    if (typesetter.pid) process.kill(typesetter.pid, 'SIGKILL');
  });

  it('each name the patient, the number, the date and the page', async () => {
    const body = [medicineTable(names(90))];
    const pages = reader.pages(await typesetter.make(sampleDocument({ body })));
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Asha Rao · HP-1 · 28 Nov 2026');
      expect(page).toContain(`Page ${index + 1} of 3`);
      expect(page).toContain('Column 3');
    }
  });

  it('never have a signature without a row of the table', async () => {
    const signature = ['Dr. Vikram Nair', 'Signature'];
    for (let rows = 1; rows <= 70; rows += 1) {
      const body = [medicineTable(names(rows))];
      const pages = reader.pages(await typesetter.make(sampleDocument({ body, signature })));
      const [signed, ...others] = pages.filter((page) => page.includes('Signature'));
      expect([rows, others, /Medicine-\d+\./.test(signed)]).toEqual([rows, [], true]);
      const printed = pages.flatMap((page) => page.match(/Medicine-\d+\./g) ?? []);
      expect(printed).toEqual(names(rows));
    }
  });

  it('never have a signature without a line of the notes', async () => {
    const signature = ['Signature'];
    for (let lines = 1; lines <= 60; lines += 1) {
      const text = Array.from({ length: lines }, (_, n) => `Note ${n + 1}.`).join('\n');
      const body = [medicineTable(names(5)), paragraph(text)];
      const pages = reader.pages(await typesetter.make(sampleDocument({ body, signature })));
      const signed = pages.filter((page) => page.includes('Signature'));
      expect([lines, signed.map((page) => page.includes(`Note ${lines}.`))]).toEqual([lines, [true]]);
    }
  });

  it('show every column beside a name of 60 letters, whose text stays whole', async () => {
    const body = [medicineTable([COMBINATION, 'Short'])];
    const document = await typesetter.make(sampleDocument({ body }));
    expect(textsOfPdf(document).join('')).toContain(COMBINATION);
    const [page] = reader.pages(document);
    expect(page.match(/5 days/g)).toHaveLength(2);
    // The name has two lines, so that nothing is written over the next column.
    const [first, second] = page.split('\n').filter((line) => /moxi|sporog/.test(line));
    expect(COMBINATION.startsWith(first.split(' ')[0])).toBe(true);
    expect(COMBINATION.endsWith(second.split(' ')[0])).toBe(true);
  });

  it('show a very long cell over several sheets', async () => {
    const words = Array.from({ length: 1500 }, (_, n) => `word${n}`);
    const pages = reader.pages(
      await typesetter.make(sampleDocument({ body: [medicineTable([words.join(' '), 'Last.'])] })),
    );
    const text = pages.join(' ');
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text))).toEqual([]);
    expect(text).toContain('Last.');
  });
});
