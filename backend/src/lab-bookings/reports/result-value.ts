/** The possible values of a result: between two ends, which are excluded when it is `open` ("<5"). */
export interface Span {
  bottom: number;
  top: number;
  open: boolean;
}

/** With a decimal point or comma: "9.5", "9,5". */
const DECIMAL = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/;
/** With thousands separators, Indian or international: "1,50,000", "1,234.5". */
const GROUPED = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
/** "1,234" is 1234 or 1.234 depending on the laboratory, so it is not judged. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/;
const COMPARED = /^(<=|>=|[<>≤≥])\s*(\S.*)$/;
/** The contract's largest number. */
const MAX_VALUE = 1_000_000_000;

/** The number in a text; null for words and ambiguous numbers. */
export function numberIn(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  if (AMBIGUOUS.test(typed)) return null;
  const isDecimal = DECIMAL.test(typed);
  if (!isDecimal && !GROUPED.test(typed)) return null;
  const number = Number(isDecimal ? typed.replace(',', '.') : typed.replaceAll(',', ''));
  return Math.abs(number) <= MAX_VALUE ? number : null;
}

/**
 * The interval of a result: for "<5" everything below 5.
 * @param low lower end of the reference range; from 0 on the quantity is never negative
 * @returns null for words
 */
export function spanOf(value: number | string, low: number | null): Span | null {
  if (typeof value === 'number') return { bottom: value, top: value, open: false };
  const [, sign = '', text = value] = COMPARED.exec(value.trim()) ?? [];
  const number = numberIn(text);
  if (number === null) return null;
  const open = sign === '<' || sign === '>';
  if (/^[<≤]/.test(sign)) return { bottom: low !== null && low >= 0 ? 0 : -Infinity, top: number, open };
  return { bottom: number, top: sign === '' ? number : Infinity, open };
}
