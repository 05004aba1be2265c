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

/** The names of specialities and their doctors, as whole words. */
const CALLED = SPECIALITY_WORDS.map(({ speciality, called }) => ({
  speciality,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${called})(?![\p{L}\p{N}])`, 'u'),
}));
const NAMED = new Set(SPECIALITY_WORDS.flatMap(({ called, about }) => `${called}|${about}`.split(/[| ]/)));

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

/** Words of rules without a line mean themselves. */
const itself = (word: string): string[] => (LEXICON.isName(word) ? [] : [word]);

/** Whether complaints have the word as it is typed, so that it is not corrected into another. */
export const isComplaintWord = (word: string): boolean =>
  NAMED.has(word) || LEXICON.writtenNamesFor(latinOf(word)).length > 0;

/**
 * The speciality that a text without a complaint is about ("tooth", "heart", "eye doctor"); null if there is none, or if
 * it has words without meaning for a complaint.
 */
export function subjectIn(text: string): Complaint | null {
  const latin = latinOf(text);
  const called = CALLED.find(({ pattern }) => pattern.test(latin));
  const words = splitLatin(latin).map(wordOf);
  const others = words.filter(({ isKnown }) => !isKnown).map(({ typed }) => typed);
  const part = SPECIALITY_WORDS.find(({ parts }) =>
    words.some(({ meanings }) => parts.split(' ').some((name) => name && meanings.has(name))),
  );
  const speciality = called?.speciality ?? part?.speciality;
  if (!speciality) return null;
  const topic = (part ?? SPECIALITY_WORDS.find((one) => one.speciality === speciality))!.about.split(' ')[0];
  return { speciality, topic, isSure: false, others: called ? [] : others };
}

interface ReadWord extends Word {
  /** Whether the word is known. */
  isKnown: boolean;
}

function wordOf(typed: string): ReadWord {
  if (/^\d+$/.test(typed)) return { typed, meanings: meaningsOfNumber(typed), isKnown: true };
  const written = LEXICON.writtenNamesFor(typed);
  const names = written.length > 0 ? written : LEXICON.namesFor(typed);
  const meanings = new Set(written.length > 0 ? [...written, ...itself(typed)] : LEXICON.meaningsOf(typed));
  if (names.some((name) => TROUBLES.has(name))) meanings.add('trouble');
  return { typed, meanings, isKnown: names.length > 0 };
}

/** A small number counts as years when the text gives a child's age. */
const meaningsOfNumber = (digits: string): Set<string> =>
  new Set(Number(digits) <= MAX_CHILD_AGE ? [digits, 'few'] : [digits]);
