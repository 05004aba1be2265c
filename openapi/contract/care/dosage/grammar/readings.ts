import { dosePhrase } from './dose-phrases.js';
import { otherPhrase, routePhrase } from './other-phrases.js';
import { TIMING_SLOTS } from './parts.js';
import type { Match, Part } from './parts.js';
import { anyOf, phrase } from './phrases.js';
import { timing } from './timing-phrases.js';
import type { Token } from './tokens.js';

const anyPhrase = anyOf([dosePhrase, timing, routePhrase, otherPhrase]);

const STOP = [phrase('and|then stop', () => [])];
const SEPARATORS = [',', '.', ';', ':', '(', ')'];

/** A text with more parts is none that a doctor writes, and would take long to read. */
const MAX_PARTS = 12;

const SLOTS_BEFORE_DAYS: readonly Part['slot'][] = [...TIMING_SLOTS, 'asNeeded'];

/** A dash between two phrases has space around it. */
function isSeparator(tokens: readonly Token[], at: number): boolean {
  const { kind, text, spaced } = tokens[at];
  if (kind === 'break') return true;
  if (kind !== 'sign') return false;
  return SEPARATORS.includes(text) || (text === '-' && spaced && (tokens[at + 1]?.spaced ?? true));
}

/** "5d" is five days only after the timing: before it, the d may be a dose. */
function isTooEarly(before: readonly Part[], { parts }: Match): boolean {
  const isShort = parts.some((part) => part.slot === 'duration' && part.isShort);
  return isShort && !before.some(({ slot }) => SLOTS_BEFORE_DAYS.includes(slot));
}

/** Every way to read all the tokens of one step; a token that no phrase knows leaves none. */
export function readingsOf(tokens: readonly Token[]): Part[][] {
  const readings: Part[][] = [];
  const read = (at: number, before: Part[]): void => {
    if (at === tokens.length) {
      readings.push(before);
      return;
    }
    if (isSeparator(tokens, at)) return read(at + 1, before);
    for (const stop of STOP)
      if (stop(tokens, at).some(({ next }) => next === tokens.length)) readings.push(before);
    if (before.length >= MAX_PARTS) return;
    for (const match of anyPhrase(tokens, at)) {
      if (!isTooEarly(before, match)) read(match.next, [...before, ...match.parts]);
    }
  };
  read(0, []);
  return readings;
}

const THEN = [
  phrase('and? then', () => []),
  phrase('followed by', () => []),
  phrase('f / b', () => []),
  phrase('after that', () => []),
];
const NO_STEP = ['review', 'stop'];

/** The tokens of each step: "2 now then 1 BD" has two. */
export function stepsOf(tokens: readonly Token[]): Token[][] {
  const steps: Token[][] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const next = Math.max(0, ...THEN.flatMap((then) => then(tokens, at)).map((match) => match.next));
    if (next === 0 || NO_STEP.includes(tokens[next]?.text)) continue;
    steps.push(tokens.slice(from, at));
    from = next;
    at = next - 1;
  }
  return [...steps, tokens.slice(from)];
}
