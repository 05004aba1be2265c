const NEW_LINE = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters, halves of a character, and those that turn the direction of the text that follows them. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** No language has more marks on one letter; a thousand of them make a document that viewers cannot open. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Numbers with signs between them, as in "1-0-2", "500-1000" and "₹5". */
const COMPOSED_NUMBER = /[₹€£$]?[\p{Nd}½¼¾⅓⅔](?:[\p{Nd}½¼¾⅓⅔.,:/×x+\u2010-\u2015−-]*[\p{Nd}½¼¾⅓⅔])?/gu;
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';

/** Beside Arabic letters "1-0-2" would be shown as "2-0-1": the number keeps its own direction. */
const withNumbersInOrder = (line: string): string =>
  RIGHT_TO_LEFT.test(line)
    ? line.replace(COMPOSED_NUMBER, (number) =>
        /^\p{Nd}+$/u.test(number) ? number : `${LEFT_TO_RIGHT_ISOLATE}${number}${END_OF_ISOLATE}`,
      )
    : line;

/** The text as it can be printed: line breaks are kept, tabs are spaces, nothing changes the direction of other text. */
export const printable = (text: string): string =>
  text
    .replace(NEW_LINE, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, '')
    .replace(MANY_MARKS, '$1')
    .split('\n')
    .map(withNumbersInOrder)
    .join('\n');
