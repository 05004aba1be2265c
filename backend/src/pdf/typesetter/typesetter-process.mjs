// @ts-check
/**
 * The process that makes PDF documents with Typst: one document at a time, for the server that has started it. The
 * compiler keeps some memory of each document, which ends with this process (docs/decisions/0016-documents.md). It is
 * plain JavaScript, since a process cannot be started from TypeScript.
 */
import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import process from 'node:process';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { DOCUMENT_TEMPLATE } from './document-template.mjs';

/** @typedef {import('./typesetter.ts').DocumentTask} DocumentTask */

/** Each font with the package that it comes from. Noto Sans Math has symbols; it has no bold. */
const FONTS = [
  ['Noto Sans', 'noto-sans', 'NotoSans'],
  ['Noto Sans Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari'],
  ['Hind Siliguri', 'hind-siliguri', 'HindSiliguri'],
  ['Noto Sans Gurmukhi', 'noto-sans-gurmukhi', 'NotoSansGurmukhi'],
  ['Noto Sans Gujarati', 'noto-sans-gujarati', 'NotoSansGujarati'],
  ['Noto Sans Oriya', 'noto-sans-oriya', 'NotoSansOriya'],
  ['Noto Sans Tamil', 'noto-sans-tamil', 'NotoSansTamil'],
  ['Noto Sans Telugu', 'noto-sans-telugu', 'NotoSansTelugu'],
  ['Noto Sans Kannada', 'noto-sans-kannada', 'NotoSansKannada'],
  ['Noto Sans Malayalam', 'noto-sans-malayalam', 'NotoSansMalayalam'],
  ['Vazirmatn', 'vazirmatn', 'Vazirmatn'],
  ['Noto Sans Math', 'noto-sans-math', 'NotoSansMath'],
];
const WEIGHTS = ['400Regular', '700Bold'];

const { resolve } = createRequire(import.meta.url);
const fontPaths = FONTS.flatMap(([name, folder, file]) =>
  WEIGHTS.filter((weight) => name !== 'Noto Sans Math' || weight === '400Regular').map((weight) =>
    dirname(resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`)),
  ),
);
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths }] });

/** @param {DocumentTask} task */
function make({ content, standard }) {
  const data = JSON.stringify({ ...content, fonts: FONTS.map(([name]) => name) });
  try {
    const document = { mainFileContent: DOCUMENT_TEMPLATE, inputs: { data } };
    return { data: compiler.pdf(document, { pdfTags: true, pdfStandard: standard }) };
  } catch (error) {
    return { error: `${String(error)} ${/** @type {{ code?: string }} */ (error).code ?? ''}` };
  } finally {
    compiler.evictCache(10);
  }
}

process.on('message', (task) => {
  process.send?.(make(/** @type {DocumentTask} */ (task)));
});
process.on('disconnect', () => process.exit());
// A key that ends the server reaches its whole group: it ends this process itself, when its documents are made.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
