import { toAsciiDigits } from '../../validation/ascii-digits.js';
import { readNumber } from '../../numbers/read-number.js';

/** A measured value, exact or a limit of the measurement: "<5". */
export interface Quantity {
  comparator: '' | '<' | '≤' | '>' | '≥';
  value: number;
}

/** The result of a laboratory, as typed. */
export type Reading =
  | ({ kind: 'number' } & Quantity)
  /** "1:80"; the value is 80. */
  | ({ kind: 'titre' } & Quantity)
  /** Words, such as "Negative", and values that are not one number, such as "2-3". */
  | { kind: 'words' }
  /** A number with marks, such as "126*" or "1200 H": what it means is not certain. */
  | { kind: 'unreadable' };

/** Largest number that the contract stores. */
const MAX_VALUE = 1_000_000_000;
const COMPARED = /^(<=|=<|>=|=>|[<>≤≥])?\s*(.*)$/su;
const COMPARATORS: Record<string, Quantity['comparator']> = {
  '<': '<',
  '>': '>',
  '≤': '≤',
  '<=': '≤',
  '=<': '≤',
  '≥': '≥',
  '>=': '≥',
  '=>': '≥',
};
const TITRE = /^1\s*(?::|\/|in)\s*(.+)$/i;
/** Marks of a laboratory beside a number: "126*", "1200 H", "↑ 126", "H 126". */
const MARK = String.raw`(?:\*+|!+|#|[↑↓]|\(?(?<!\p{L})(?:H|L|HH|LL|high|low|abnormal|critical)(?!\p{L})\)?)`;
const MARKED = [
  new RegExp(String.raw`^[<>≤≥=]*\s*[\d.,\s]*\d\s*(?:${MARK}\s*)+$`, 'iu'),
  new RegExp(String.raw`^(?:${MARK}\s*)+[<>≤≥=]*\s*[\d.,\s]*\d$`, 'iu'),
];
/** Longest text that can be one number with its unit, in characters; a longer one is a finding. */
const MAX_NUMBER_TEXT = 80;

/** Units that differ only in case, spaces or the code point of the micro sign are the same. */
export const unitKey = (unit: string): string =>
  unit.normalize('NFKC').toLowerCase().replace(/\s+/gu, '').replaceAll('μ', 'u').replaceAll('µ', 'u');

/** The text without the unit that was typed behind the number. */
function withoutUnit(text: string, unit: string): string {
  const key = unitKey(unit);
  if (key === '' || text.length > MAX_NUMBER_TEXT) return text;
  const starts = [...text.matchAll(/(?<=\p{Nd})(?:\s+(?=\S)|(?=[^\p{Nd}\s]))/gu)].map(({ index }) => index);
  const start = starts.find((at) => unitKey(text.slice(at)) === key);
  return start === undefined ? text : text.slice(0, start);
}

/** The number as typed, without its comparator and unit. */
export const numberText = (typed: string, unit: string): string =>
  (COMPARED.exec(withoutUnit(typed.trim(), unit).trim())?.[2] ?? '').trim();

/** Whether the number has a mark of a laboratory beside it; a unit may follow the mark. */
function isMarked(text: string, unit: string): boolean {
  if (text.length > MAX_NUMBER_TEXT) return false;
  const end = unit.trim().toLowerCase();
  const bare = end !== '' && text.toLowerCase().endsWith(end) ? text.slice(0, -end.length).trim() : text;
  return [text, bare].some((one) => MARKED.some((marked) => marked.test(toAsciiDigits(one))));
}

function quantityOf(text: string, read: (text: string) => number | null): Quantity | null {
  const [, sign, rest = ''] = COMPARED.exec(text.trim()) ?? [];
  const value = read(rest);
  if (value === null || Math.abs(value) > MAX_VALUE) return null;
  return { comparator: sign ? (COMPARATORS[sign] ?? '') : '', value };
}

const titreOf = (text: string): number | null => {
  const [, dilution] = TITRE.exec(text) ?? [];
  return dilution === undefined ? null : readNumber(dilution);
};

/**
 * Reads the result of a laboratory. One reader serves the laboratory's form, the doctor's report and the API.
 * @param unit of the measure; it may be repeated behind the number
 */
export function readResult(typed: string | number, unit = ''): Reading {
  if (typeof typed === 'number') return { kind: 'number', comparator: '', value: typed };
  const text = withoutUnit(typed.trim(), unit);
  const number = quantityOf(text, readNumber);
  if (number) return { kind: 'number', ...number };
  const titre = quantityOf(toAsciiDigits(text), titreOf);
  if (titre) return { kind: 'titre', ...titre };
  return { kind: isMarked(typed.trim(), unit) ? 'unreadable' : 'words' };
}

/** Whether a text contains a digit of any script. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);
