import type { Part, Phrase } from './parts.js';
import { readNumbers } from './numbers.js';
import type { Token } from './tokens.js';

interface Position {
  next: number;
  numbers: number[];
}

type Element = (tokens: readonly Token[], at: Position) => Position[];

const TIMES_WORDS: Record<string, number> = { once: 1, twice: 2, thrice: 3 };

const word =
  (alternatives: string[]): Element =>
  (tokens, { next, numbers }) => {
    const token = tokens[next];
    const isKnown = token && token.kind !== 'unknown' && alternatives.includes(token.text);
    return isKnown ? [{ next: next + 1, numbers }] : [];
  };

const number: Element = (tokens, { next, numbers }) =>
  readNumbers(tokens, next).map((found) => ({ next: found.next, numbers: [...numbers, found.value] }));

/** "twice", "3 times", "3 x". */
const times: Element = (tokens, at) => {
  const named = TIMES_WORDS[tokens[at.next]?.text];
  if (named) return [{ next: at.next + 1, numbers: [...at.numbers, named] }];
  return number(tokens, at).flatMap((found) => word(['times', 'time', 'x'])(tokens, found));
};

const optional =
  (element: Element): Element =>
  (tokens, at) => [...element(tokens, at), at];

function elementOf(text: string): Element {
  if (text.endsWith('?')) return optional(elementOf(text.slice(0, -1)));
  if (text === '#') return number;
  if (text === '#times') return times;
  return word(text.split('|'));
}

/**
 * A phrase from its template: `a|b` is one of the words, `?` makes a word optional, `#` is a number and `#times` is "twice" or
 * "3 times". The numbers are given to `read`, which returns null for those that make no sense.
 */
export function phrase(template: string, read: (...numbers: number[]) => Part[] | null): Phrase {
  const elements = template.split(' ').map(elementOf);
  return (tokens, at) => {
    let positions: Position[] = [{ next: at, numbers: [] }];
    for (const element of elements) positions = positions.flatMap((each) => element(tokens, each));
    return positions.flatMap(({ next, numbers }) => {
      const parts = next > at ? read(...numbers) : null;
      return parts ? [{ parts, next }] : [];
    });
  };
}

/** Phrases of fixed words, each with its part. */
export const fixedPhrases = (rows: [template: string, part: Part][]): Phrase[] =>
  rows.map(([template, part]) => phrase(template, () => [part]));

export const anyOf =
  (phrases: Phrase[]): Phrase =>
  (tokens, at) =>
    phrases.flatMap((each) => each(tokens, at));
