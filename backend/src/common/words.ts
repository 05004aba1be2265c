import type { Condition } from './lists/list-query.js';
import { nameKeyOf } from './name-key.js';

const MAX_WORDS = 8;

/** The different words of some texts, in the form that searches compare: no accents, no capitals, no signs. */
export const wordsOf = (...texts: string[]): string[] => [
  ...new Set(nameKeyOf(texts.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** Rows that have, for each word typed, a word that begins with it. Without any letter or digit, none. */
export function hasWords(path: string, text: string): Condition {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  if (words.length === 0) return { _id: { $in: [] } };
  // $elemMatch: else one word could be past the lower bound and another one before the upper.
  const begins = (word: string): Condition => ({
    [path]: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } },
  });
  return words.length === 1 ? begins(words[0]) : { $and: words.map(begins) };
}
