/** What a secret must be worth. Twenty bytes at random in any usual spelling are worth more. */
const MIN_BITS = 96;

/**
 * Whether a text is too even to be a secret: few different characters, a few repeated over and over, or a run like
 * abcd… It cannot see that a text was thought up; it sees one that was held down on a keyboard.
 */
export function isTooRepetitive(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, n) => code - codes[n]);
  return bitsOf(codes) < MIN_BITS || bitsOf(steps) < MIN_BITS || isRepeated(text);
}

/** Shannon's entropy of all symbols together, by how often each occurs. */
function bitsOf(symbols: number[]): number {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(symbols.length / count), 0);
}

/** Whether it is one piece, at most half as long, again and again. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}
