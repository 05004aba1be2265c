import type { Word } from './message.js';

/** The maximum distance between two words of a rule. */
const REACH = 8;

/** Any of these meanings. */
type Meant = readonly string[];
/** One after the other. */
type Slot = readonly Meant[];

/** The positions of a rule's match, in order. */
export type Met = readonly number[];

const slotOf = (text: string): Slot => text.split('+').map((meant) => meant.split('/'));
const says = (word: Word | undefined, meant: Meant): boolean =>
  meant.some((meaning) => word?.meanings.has(meaning));

/** Meanings that occur near each other, in the syntax of rules.ts. */
export class Rule {
  private readonly slots: Slot[];
  private readonly banned: Slot[];
  /** Whether the rule contains "not": then another "not" does not negate it. */
  readonly isNegative: boolean;

  constructor(line: string) {
    const parts = line.split(' ');
    this.slots = parts.filter((part) => !part.startsWith('-')).map(slotOf);
    this.banned = parts.filter((part) => part.startsWith('-')).map((part) => slotOf(part.slice(1)));
    this.isNegative = /\bneg|stop|hard/.test(line);
  }

  /** The first match of the rule; null if there is none. */
  meet(words: Word[]): Met | null {
    if (this.banned.some((slot) => placesOf(slot, words).length > 0)) return null;
    const places = this.slots.map((slot) => placesOf(slot, words));
    if (places.some((found) => found.length === 0)) return null;
    for (const first of places.flat().toSorted(([a], [b]) => a - b)) {
      const met = meetFrom(first[0], places);
      if (met) return met;
    }
    return null;
  }
}

/** One position per slot, within reach of the first; a word fills one slot at most. */
function meetFrom(first: number, places: number[][][]): Met | null {
  const taken = new Set<number>();
  for (const found of places) {
    const place = found.find((one) => one.every((at) => at >= first && at < first + REACH && !taken.has(at)));
    if (!place) return null;
    for (const at of place) taken.add(at);
  }
  return [...taken].toSorted((a, b) => a - b);
}

/** All positions that fill a slot. */
const placesOf = (slot: Slot, words: Word[]): number[][] =>
  words
    .map((_, at) => slot.map((_part, step) => at + step))
    .filter((places) => slot.every((meant, step) => says(words[places[step]], meant)));
