import MiniSearch from 'minisearch';
import type { Vocabulary, Word } from './message-words.js';

/** An answer and the ways of asking for it. */
export interface Phrased<T> {
  answer: T;
  phrases: string[];
  /** Text that may contain further words of the question. */
  details?: string;
}

export interface Match<T> {
  answer: T;
  /** 0 to 1: the share of the message that the phrase explains, and of the phrase that occurs. */
  score: number;
}

interface Line<T> {
  id: number;
  answer: T;
  concepts: Set<string>;
  details: Set<string>;
}

/** The weight of an unknown word, which may change the question. */
const UNKNOWN_WEIGHT = 6;
/** The weight of a word that occurs only in the details. */
const DETAIL_SHARE = 0.5;
const CANDIDATES = 40;
/** How much more explaining the message weighs than a complete phrase. */
const MESSAGE_SHARE = 2 ** 2;

/** Finds the phrase with the meaning of a message. */
export class PhraseIndex<T> {
  private readonly lines: Line<T>[] = [];
  private readonly occurrences = new Map<string, number>();
  private readonly index = new MiniSearch<{ id: number; text: string; details: string }>({
    fields: ['text', 'details'],
    tokenize: (text) => text.split('|').filter(Boolean),
    processTerm: (concept) => concept,
  });

  constructor(phrased: Phrased<T>[], vocabulary: Vocabulary) {
    for (const { answer, phrases, details = '' } of phrased) {
      const more = conceptsOf(vocabulary.read(details));
      for (const phrase of phrases) this.add(answer, conceptsOf(vocabulary.read(phrase)), more);
    }
    this.index.addAll(
      this.lines.map(({ id, concepts, details }) => ({
        id,
        text: [...concepts].join('|'),
        details: [...details].join('|'),
      })),
    );
  }

  /** The weight of a concept: rare ones count more. */
  weightOf(concept: string): number {
    const times = this.occurrences.get(concept) ?? 0;
    return times === 0 ? UNKNOWN_WEIGHT : Math.log(1 + this.lines.length / times);
  }

  /** The matches of a message, best first; one per answer. */
  match(words: Word[]): Match<T>[] {
    const asked = weighed(words, (concept) => this.weightOf(concept));
    if (asked.size === 0) return [];
    const query = [...asked.keys()].join('|');
    const found = this.index.search(query, { boost: { text: 4 } }).slice(0, CANDIDATES);
    const best = new Map<T, number>();
    for (const { id } of found) {
      const line = this.lines[id as number];
      const score = this.score(line, asked);
      if (score > (best.get(line.answer) ?? 0)) best.set(line.answer, score);
    }
    return [...best].map(([answer, score]) => ({ answer, score })).toSorted((a, b) => b.score - a.score);
  }

  private add(answer: T, concepts: Set<string>, details: Set<string>): void {
    if (concepts.size === 0) return;
    this.lines.push({ id: this.lines.length, answer, concepts, details });
    for (const concept of concepts) this.occurrences.set(concept, (this.occurrences.get(concept) ?? 0) + 1);
  }

  private score({ concepts, details }: Line<T>, asked: Map<string, Weighed>): number {
    let [said, explained, hit] = [0, 0, 0];
    for (const [concept, { weight, sure }] of asked) {
      said += weight;
      if (concepts.has(concept)) {
        explained += weight * sure;
        hit += weight * sure;
      } else if (details.has(concept)) explained += weight * sure * DETAIL_SHARE;
    }
    const whole = [...concepts].reduce((sum, concept) => sum + this.weightOf(concept), 0);
    const [ofMessage, ofPhrase] = [explained / said, hit / whole];
    if (ofMessage + ofPhrase === 0) return 0;
    return ((1 + MESSAGE_SHARE) * ofMessage * ofPhrase) / (MESSAGE_SHARE * ofPhrase + ofMessage);
  }
}

interface Weighed {
  weight: number;
  sure: number;
}

export const conceptsOf = (words: Word[]): Set<string> =>
  new Set(words.filter(({ filler }) => !filler).map(({ concept }) => concept));

function weighed(words: Word[], weightOf: (concept: string) => number): Map<string, Weighed> {
  const meant = words.filter(({ filler }) => !filler);
  return new Map(meant.map(({ concept, sure }) => [concept, { weight: weightOf(concept), sure }]));
}
