import { romanise } from '../../common/language/romanise.js';
import { CONTEXTS } from './contexts.js';
import { Lexicon } from './lexicon.js';
import { MEANINGS } from './words.js';

/** Common words one letter away from an alarming one. */
const NEIGHBOURS = new Set(
  'machine battle sampl simpl decid story money drop rect enter thank attach cook cheat chess cheese check breast bread breed strike prison cost coat burst bust paint fain fate point plain heard hear heat earth hearing health death breadth shirt short start chart party'.split(
    ' ',
  ),
);
const LEXICON = new Lexicon(`${MEANINGS.trim()}\n${CONTEXTS.trim()}`, NEIGHBOURS);

/** One word of a message. */
export interface Word {
  /** Romanised, in lower case. */
  typed: string;
  /** Its possible meanings, including itself. */
  meanings: ReadonlySet<string>;
}

/** The parts of a message between punctuation marks, word by word. */
export function readClauses(message: string): Word[][] {
  return latinOf(message)
    .split(/[,.!?;:\n\u0964]+/)
    .map(splitLatin)
    .filter((words) => words.length > 0)
    .map((words) => words.map(wordOf));
}

/** The message in lower-case Latin letters without accents. */
export const latinOf = (message: string): string =>
  romanise(message.replace(/['’]/g, '')).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a normalised text. */
export const splitLatin = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A two-digit number is a meaning of its own: "20 tablets". */
const wordOf = (typed: string): Word => ({
  typed,
  meanings: /^[1-9]\d$/.test(typed) ? new Set([typed, 'number']) : LEXICON.meaningsOf(typed),
});
