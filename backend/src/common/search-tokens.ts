import type { Condition } from './lists/list-query.js';
import { nameKeyOf } from './name-key.js';

const MAX_TOKENS = 8;

/** The distinct words of some texts, normalised for search: no accents, capitals or punctuation. */
export const searchTokensOf = (...texts: string[]): string[] => [
  ...new Set(nameKeyOf(texts.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** Matches rows that have, for each typed word, a token with that prefix; a text without letters or digits matches none. */
export function hasSearchTokens(path: string, text: string): Condition {
  const tokens = searchTokensOf(text).slice(0, MAX_TOKENS);
  if (tokens.length === 0) return { _id: { $in: [] } };
  // $elemMatch, so that one token satisfies both bounds.
  const begins = (token: string): Condition => ({
    [path]: { $elemMatch: { $gte: token, $lt: `${token}\uffff` } },
  });
  return tokens.length === 1 ? begins(tokens[0]) : { $and: tokens.map(begins) };
}
