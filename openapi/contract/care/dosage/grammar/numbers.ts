import type { Token } from './tokens.js';

interface NumberMatch {
  value: number;
  next: number;
}

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
/** Parts of a tablet; thirds are not exact, and 5/7 is a duration. */
const PARTS_UNDER = [2, 4, 8];
const MOST_BEFORE_PART = 4;

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** A number below one: 1/2, half, quarter. */
function readPart(tokens: readonly Token[], at: number): NumberMatch | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'fraction') {
    const isPart = PARTS_UNDER.includes(token.under) && token.value > 0 && token.value < token.under;
    return isPart ? { value: token.value / token.under, next: at + 1 } : null;
  }
  if (token.kind === 'number' && token.value < 1) return { value: token.value, next: at + 1 };
  const value = { half: 0.5, quarter: 0.25 }[token.text];
  return value ? { value, next: at + 1 } : null;
}

function readWhole(tokens: readonly Token[], at: number): NumberMatch | null {
  const token = tokens[at];
  const value = token?.kind === 'number' ? token.value : WORDS[token?.text ?? ''];
  return value === undefined ? null : { value, next: at + 1 };
}

/** "one and a half": the half after a whole number. */
function readAndPart(tokens: readonly Token[], at: number): NumberMatch | null {
  if (tokens[at]?.kind === 'fraction') return readPart(tokens, at);
  if (tokens[at]?.kind === 'number' && '½¼¾'.includes(tokens[at].text)) return readPart(tokens, at);
  if (textAt(tokens, at) !== 'and') return null;
  return readPart(tokens, textAt(tokens, at + 1) === 'a' ? at + 2 : at + 1);
}

const isExact = ({ value }: NumberMatch): boolean => value > 0 && Number.isInteger(value * 1000);

/** Every way to read an amount: 2, 1.5, 1½, 1 1/2, ½, "half a", "one and a half". */
export function readNumbers(tokens: readonly Token[], at: number): NumberMatch[] {
  const part = readPart(tokens, at);
  if (part) {
    const isHalfA = tokens[at].kind === 'word' && ['a', 'an'].includes(textAt(tokens, part.next));
    return [isHalfA ? { ...part, next: part.next + 1 } : part].filter(isExact);
  }
  const whole = readWhole(tokens, at);
  if (!whole) return [];
  // The 40 of "Telmisartan 40 1/2 tab" is a strength; "1 1/2" is never 1 followed by another number.
  const isMixed = Number.isInteger(whole.value) && whole.value <= MOST_BEFORE_PART;
  const rest = isMixed ? readAndPart(tokens, whole.next) : null;
  return [rest ? { value: whole.value + rest.value, next: rest.next } : whole].filter(isExact);
}
