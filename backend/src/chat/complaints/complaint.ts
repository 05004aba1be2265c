import type { Speciality } from '../../../../openapi/contract/people/fields.js';
import { Lexicon } from '../emergency/lexicon.js';
import { latinOf, splitLatin } from '../emergency/message.js';
import type { Word } from '../emergency/message.js';
import { Rule } from '../emergency/rule.js';
import { SPECIALITY_WORDS } from './specialities.js';
import { LINES, TROUBLES } from './words.js';

/** A complaint. */
export interface Complaint {
  speciality: Speciality;
  /** An everyday word for related content: tests, articles. */
  topic: string;
  /** Several known words ("knee" and "pain") matched, so unknown words do not change the meaning. */
  isSure: boolean;
  /** Words without meaning for a complaint, in lower case and Latin letters. */
  others: string[];
}

/** Common words one letter away from a word with a meaning. */
const NEIGHBOURS = new Set('health report store point hour card party paint pay'.split(' '));
const LEXICON = new Lexicon(LINES.join('\n'), NEIGHBOURS);
const MAX_CHILD_AGE = 14;

const RULES = SPECIALITY_WORDS.flatMap(({ speciality, complaints }) =>
  complaints
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([topic, rule]) => ({ speciality, topic, rule: new Rule(rule) })),
);

/** The complaint in a text in English, Hindi or both; null if there is none. */
export function complaintIn(text: string): Complaint | null {
  const words = splitLatin(latinOf(text)).map(wordOf);
  for (const { speciality, topic, rule } of RULES) {
    const met = rule.meet(words);
    if (!met) continue;
    const others = words.filter(({ isKnown }) => !isKnown).map(({ typed }) => typed);
    return { speciality, topic, isSure: met.length > 1, others };
  }
  return null;
}

interface ReadWord extends Word {
  /** Whether the word is known. */
  isKnown: boolean;
}

function wordOf(typed: string): ReadWord {
  if (/^\d+$/.test(typed)) return { typed, meanings: meaningsOfNumber(typed), isKnown: true };
  const names = LEXICON.namesFor(typed);
  const meanings = new Set(LEXICON.meaningsOf(typed));
  if (names.some((name) => TROUBLES.has(name))) meanings.add('trouble');
  return { typed, meanings, isKnown: names.length > 0 };
}

/** A small number counts as years when the text gives a child's age. */
const meaningsOfNumber = (digits: string): Set<string> =>
  new Set(Number(digits) <= MAX_CHILD_AGE ? [digits, 'few'] : [digits]);
