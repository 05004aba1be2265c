/** The minimum entropy of a secret. Twenty random bytes in any usual encoding exceed it. */
const MIN_BITS = 96;

/**
 * Whether a text is too regular for a secret: few different characters, a repetition, or a sequence like abcd….
 * It detects typed patterns, not invented phrases.
 */
export function isTooRepetitive(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, n) => code - codes[n]);
  return bitsOf(codes) < MIN_BITS || bitsOf(steps) < MIN_BITS || isRepeated(text);
}

/** Shannon's entropy of all symbols, from their frequencies. */
function bitsOf(symbols: number[]): number {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(symbols.length / count), 0);
}

/** Whether it repeats a part of at most half its length. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}
