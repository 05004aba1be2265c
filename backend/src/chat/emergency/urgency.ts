import { readClauses } from './message.js';
import type { Word } from './message.js';
import { Rule } from './rule.js';
import type { Met } from './rule.js';
import { EVENTS, SELF_HARM, STATES } from './rules.js';

export type Urgency = 'emergency' | 'selfHarm';

export interface Alarm {
  urgency: Urgency;
  /** The matching words, in lower case and Latin letters. */
  words: ReadonlySet<string>;
}

const rulesOf = (lines: string): Rule[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => new Rule(line));

type Calming = (words: Word[]) => boolean;
const RULES: { urgency: Urgency; rules: Rule[]; isCalm: Calming }[] = [
  { urgency: 'selfHarm', rules: rulesOf(SELF_HARM), isCalm: isTalkOfEvents },
  { urgency: 'emergency', rules: rulesOf(STATES), isCalm: isTalkOfStates },
  { urgency: 'emergency', rules: rulesOf(EVENTS), isCalm: isTalkOfEvents },
];

/** How urgent a text sounds, in English, Hindi or both; null if it does not. Chat and search both use it. */
export function alarmOf(text: string): Alarm | null {
  const clauses = readClauses(text);
  const parts = clauses.length > 1 ? [...clauses, clauses.flat()] : clauses;
  for (const { urgency, rules, isCalm } of RULES) {
    for (const words of parts) {
      if (isCalm(words)) continue;
      const met = meetAny(rules, words);
      if (met) return { urgency, words: new Set(met.map((at) => words[at].typed)) };
    }
  }
  return null;
}

function meetAny(rules: Rule[], words: Word[]): Met | null {
  for (const rule of rules) {
    const met = rule.meet(words);
    if (met && (rule.isNegative || !isDenied(words, met))) return met;
  }
  return null;
}

const says = (words: Word[], meaning: string): boolean => words.some(({ meanings }) => meanings.has(meaning));
const inTurn = (words: Word[], first: string, second: string): boolean =>
  words.some((word, at) => word.meanings.has(first) && words[at + 1]?.meanings.has(second));

/** The text names a person and a present condition. */
const isHappening = (words: Word[]): boolean =>
  says(words, 'person') && says(words, 'ongoing') && !says(words, 'notNow');

/** "last year", "two years ago": past, unless it continues. */
const isLongAgo = (words: Word[]): boolean =>
  (says(words, 'childhood') ||
    inTurn(words, 'last', 'unit') ||
    inTurn(words, 'unit', 'ago') ||
    words.some(({ typed }) => /^(19|20)\d\d$/.test(typed))) &&
  !says(words, 'since') &&
  !inTurn(words, 'unit', 'se');

function isTalkOfStates(words: Word[]): boolean {
  return isLongAgo(words) || ((says(words, 'trade') || says(words, 'looking')) && !isHappening(words));
}

function isTalkOfEvents(words: Word[]): boolean {
  if (isLongAgo(words)) return true;
  const isTalk =
    ['trade', 'learning', 'specialist', 'looking', 'baad'].some((meaning) => says(words, meaning)) ||
    inTurn(words, 'how', 'spared') ||
    inTurn(words, 'what', 'is') ||
    ['heart', 'stroke', 'accident'].some((event) => inTurn(words, 'after', event));
  return isTalk && !isHappening(words);
}

/** "no chest pain", "dard nahi hai". */
function isDenied(words: Word[], met: Met): boolean {
  const [before, after, end] = [words[met[0] - 1], words[met.at(-1)! + 1], words[met.at(-1)! + 2]];
  if (before?.meanings.has('nothing')) return true;
  const isEnd = !end || /^(hai|h|hain|tha|thi|hua|but|bas|hota|only)$/.test(end.typed);
  return Boolean(after?.meanings.has('negVerb')) && isEnd;
}
