import type { DoseForm, PackUnit, PerUnit, ReleaseForm, StrengthUnit } from './facts.js';
import { cleaned } from './spelling.js';
import { FORM_WORDS, RELEASE_WORDS } from './form-words.js';
import {
  CONTAINER_WORDS,
  COUNT_WORDS,
  DEVICE_WORDS,
  IGNORED_WORDS,
  MULTIPLIER_WORDS,
  OTHER_UNITS,
  PACK_WORDS,
  PER_WORDS,
  UNIT_WORDS,
} from './words.js';

/** One piece of a name: a number, a sign, or the longest run of words with a meaning of its own. */
export type Token =
  | { kind: 'number'; text: string; value: number }
  | { kind: 'unit'; text: string; unit: StrengthUnit | 'ml' }
  | { kind: 'form'; text: string; form: DoseForm }
  | { kind: 'release'; text: string; release: ReleaseForm }
  | { kind: 'count'; text: string; packUnit: PackUnit }
  | { kind: 'word' | 'sign' | 'ignored' | 'device' | 'pack' | 'container' | 'unreadable'; text: string };

const entriesOf = <K extends string>(words: Record<K, readonly string[]>) =>
  Object.entries(words) as [K, readonly string[]][];

const PHRASES = new Map<string, Token>([
  ...CONTAINER_WORDS.map((text): [string, Token] => [text, { kind: 'container', text }]),
  ...PACK_WORDS.map((text): [string, Token] => [text, { kind: 'pack', text }]),
  ...IGNORED_WORDS.map((text): [string, Token] => [text, { kind: 'ignored', text }]),
  ...DEVICE_WORDS.map((text): [string, Token] => [text, { kind: 'device', text }]),
  ...entriesOf(FORM_WORDS).flatMap(([form, texts]) =>
    texts.map((text): [string, Token] => [text, { kind: 'form', text, form }]),
  ),
  ...entriesOf(RELEASE_WORDS).flatMap(([release, texts]) =>
    texts.map((text): [string, Token] => [text, { kind: 'release', text, release }]),
  ),
]);
/** Words with a meaning directly after a number only: "g" elsewhere is a letter. */
const AFTER_A_NUMBER = new Map<string, Token>([
  ...OTHER_UNITS.map((text): [string, Token] => [text, { kind: 'unreadable', text }]),
  ...COUNT_WORDS.map(([text, packUnit]): [string, Token] => [text, { kind: 'count', text, packUnit }]),
  ...entriesOf(UNIT_WORDS).flatMap(([unit, texts]) =>
    texts.map((text): [string, Token] => [text, { kind: 'unit', text, unit }]),
  ),
]);
const PER_UNIT = new Map<string, PerUnit | null>(PER_WORDS);
const LONGEST_PHRASE = 4;

/** The unit that stands after "per" or a slash: undefined when it is none. */
export const perUnitOf = (token: Token | undefined): PerUnit | null | undefined =>
  token && PER_UNIT.get(token.text);

/** "5-fluorouracil" is a word, "5-mg" is a number. */
const PIECE =
  /(?<word>\d{1,2}-\p{L}{4,}[\p{L}-]*|\p{L}[\p{L}\p{M}\p{N}]*(?:[’'-]\p{L}[\p{L}\p{M}\p{N}]*)*)|(?<number>\d+(?:,\d+)*(?:\.\d+)?|\.\d+)|(?<sign>[+/&,%])|(?<nothing>[-–—:;.®™* ]+)|(?<unknown>.)/gu;
/** In thousands or, as in India, in lakhs: 1,000 and 1,00,000. A comma is never a decimal point. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

interface Piece {
  kind: 'word' | 'number' | 'sign';
  text: string;
  /** Directly after the piece before it, as "mg" in "500mg". */
  isAttached: boolean;
}

function piecesOf(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let isAttached = false;
  for (const { groups } of text.matchAll(PIECE)) {
    const [kind, piece] = Object.entries(groups!).find(([, value]) => value !== undefined)!;
    if (kind === 'unknown') return null;
    if (kind !== 'nothing') pieces.push({ kind: kind as Piece['kind'], text: piece, isAttached });
    isAttached = kind !== 'nothing';
  }
  return pieces;
}

/** null when the number cannot be read for sure, as "0,5". */
function numberIn(text: string): number | null {
  if (text.includes(',') && !GROUPED.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  return value > 0 ? value : null;
}

/** The longest phrase with a meaning that begins here, and of how many pieces it is. */
function phraseAt(pieces: Piece[], start: number): [Token, number] | null {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const words = pieces.slice(start, start + length);
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue;
    const token = PHRASES.get(words.map(({ text }) => text).join(' '));
    if (token) return [token, length];
  }
  return null;
}

/** The token of a word or a sign, and of how many pieces it is. */
function tokenAt(pieces: Piece[], start: number, before: Token | undefined): [Token, number] {
  const { kind, text, isAttached } = pieces[start];
  const afterNumber = before?.kind === 'number' ? AFTER_A_NUMBER.get(text) : undefined;
  if (afterNumber) return [afterNumber, 1];
  if (kind === 'sign') return [{ kind: 'sign', text }, 1];
  const phrase = phraseAt(pieces, start);
  if (phrase) return phrase;
  return [{ kind: before?.kind === 'number' && isAttached ? 'unreadable' : 'word', text }, 1];
}

/** The tokens of a name; null when a sign or a number in it cannot be read. */
export function tokensOf(text: string): Token[] | null {
  const pieces = piecesOf(cleaned(text));
  if (!pieces) return null;
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    if (pieces[at].kind === 'number') {
      const value = numberIn(pieces[at].text);
      if (value === null) return null;
      const zeros = MULTIPLIER_WORDS[pieces[at + 1]?.text ?? ''];
      const isMultiplied = zeros !== undefined;
      tokens.push({
        kind: 'number',
        text: pieces[at].text,
        value: isMultiplied ? Number(`${value}e${zeros}`) : value,
      });
      at += isMultiplied ? 2 : 1;
      continue;
    }
    const [token, length] = tokenAt(pieces, at, tokens.at(-1));
    tokens.push(token);
    at += length;
  }
  return tokens;
}
