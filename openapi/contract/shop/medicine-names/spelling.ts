/** Names of which a number is a part, and ways to write one thing, in one spelling. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bomega[ -]?(\d)\b/g, 'omega$1'],
  [/\bvit(?:amin)?\.?[ -]?([abcdek])[ -]?(\d{1,2})?(?![\p{L}\d])/gu, 'vitamin $1$2'],
  [/\bq[ -](10)\b/g, 'q$1'],
  [/\bi\.\s?u\.?(?!\p{L})/gu, 'iu'],
  [/\bi\.p\./g, 'ip'],
  [/\bi\.([vm])(?!\p{L})/gu, 'i$1'],
  [/\bs\/c\b/g, 'sc'],
  [/(\d)\s?mi?u\b/g, '$1 million iu'],
  [/\bu-?\s?(40|100|200|300|500)(?![\d.])/g, '$1 iu/ml'],
  [/(\d\s?)%\s?[wv]\s?\/\s?[wv]\b/g, '$1%'],
  [/\bhcl\b/g, 'hydrochloride'],
  [/\be\/d\b/g, 'eye drops'],
  [/\bn\/d\b/g, 'nasal drops'],
  [/\bs\/l\b/g, 'sublingual'],
  [/\beye ?(?:\/|&|and|or) ?ear(?= drops?\b)/g, 'eye-ear'],
  [/\bt\.\s?(?=\p{L}{3})/gu, 'tab '],
  [/^t (?=\p{L}{3})/gu, 'tab '],
  [/(\d)\s?['’]s\b|(\d)s\b/g, '$1$2 nos'],
];
/** "10 x 15 tablets": strips in a box, and tablets in each. */
const STRIPS = /\b(\d{1,3}) ?[x×*] ?(\d{1,3})(?:\s?['’]?s\b)?/g;
/** Written between letters by some programs, and never seen. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/** A name in lower case and one spelling. "½" becomes a fraction that no token takes. */
export function cleaned(text: string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().replace(/\s+/g, ' ').trim();
  const packed = plain.replace(STRIPS, (_, strips, each) => `pack of ${Number(strips) * Number(each)}`);
  return SPELLINGS.reduce((result, [from, to]) => result.replace(from, to), packed);
}
