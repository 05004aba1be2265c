import { HARMLESS } from './harmless-sentences.js';
import { URGENT } from './urgent-sentences.js';

/**
 * Labelled sentences: what people type into the chat or the search, and whether somebody may be in danger. English,
 * Hindi, and Hindi in Latin letters. Every tenth line of each list is held out: the words and rules of src/emergency
 * are made on the others and never on those.
 */
export interface Sentence {
  text: string;
  isUrgent: boolean;
  /** Never used for tuning. */
  heldOut: boolean;
}

const sentencesOf = (lines: string, isUrgent: boolean): Sentence[] =>
  lines
    .trim()
    .split('\n')
    .map((text, index) => ({ text, isUrgent, heldOut: index % 10 === 4 }));

export const SENTENCES: Sentence[] = [...sentencesOf(URGENT, true), ...sentencesOf(HARMLESS, false)];
