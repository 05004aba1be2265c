/** One word, number or sign of a dosage text. */
export interface Token {
  kind: 'number' | 'fraction' | 'word' | 'sign' | 'break' | 'unknown';
  /** Lower case, without dots. */
  text: string;
  /** Of a number: its value; of a fraction: the part above the line. */
  value: number;
  /** Of a fraction: the part below the line. */
  under: number;
  start: number;
  end: number;
  /** White space or the start of the text precedes it. */
  spaced: boolean;
}

type Reading = Pick<Token, 'kind' | 'text'> & Partial<Token>;

const VULGAR: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const numberOf = (text: string, value: number): Reading => ({ kind: 'number', text, value });

/** "b.d." is bd; "days.then" are two words, which stay apart because the dot is no word. */
const joined = (text: string): string => text.replaceAll('.', '');

/** What the text can begin with, first match first. */
const FORMS: [pattern: RegExp, read: (text: string) => Reading][] = [
  // Dates and other chains of slashes.
  [/\d+(?:\/\d+){2,}/y, (text) => ({ kind: 'unknown', text })],
  [/\d*[½¼¾](?!\d)/y, (text) => numberOf(text, Number(text.slice(0, -1)) + VULGAR[text.slice(-1)])],
  [
    /\d+\/\d+(?![\d/.])/y,
    (text) => {
      const [value, under] = text.split('/').map(Number);
      return { kind: 'fraction', text, value, under };
    },
  ],
  [/\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d.])/y, (text) => numberOf(text, Number(text.replaceAll(',', '')))],
  [/(?:\d+(?:\.\d+)?|\.\d+)(?!\d)/y, (text) => numberOf(text, Number(text))],
  [/[µμ]g(?![a-z])/iy, () => ({ kind: 'word', text: 'mcg' })],
  [/[×*]/y, () => ({ kind: 'word', text: 'x' })],
  [/[a-z](?:\.[a-z](?![a-z]))+\.?/iy, (text) => ({ kind: 'word', text: joined(text).toLowerCase() })],
  [/[a-z]+\.?/iy, (text) => ({ kind: 'word', text: joined(text).toLowerCase() })],
  [/[-‐‑‒–—−]+/y, () => ({ kind: 'sign', text: '-' })],
  [/[,.;:()+&/]/y, (text) => ({ kind: 'sign', text })],
  [/\S/uy, (text) => ({ kind: 'unknown', text })],
];

function readAt(text: string, at: number): Reading & { end: number } {
  for (const [pattern, read] of FORMS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { ...read(found[0]), end: pattern.lastIndex };
  }
  return { kind: 'unknown', text: text[at], end: at + 1 };
}

/** Every sign of the text is a part of a token; what the grammar does not know becomes an unknown token. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  while (at < text.length) {
    if (/\s/.test(text[at])) {
      at += 1;
      spaced = true;
      continue;
    }
    const reading = readAt(text, at);
    tokens.push({ value: 0, under: 0, start: at, spaced, ...reading });
    at = reading.end;
    spaced = false;
  }
  return tokens;
}

/** Stands between two fields of a form. */
export const FIELD_BREAK: Token = {
  kind: 'break',
  text: '',
  value: 0,
  under: 0,
  start: 0,
  end: 0,
  spaced: true,
};
