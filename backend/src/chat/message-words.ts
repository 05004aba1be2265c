import MiniSearch from 'minisearch';
import { textKeyOf } from '../questions/text-key.js';
import { stemOf } from '../common/language/stem.js';
import { FILLERS, PHRASES, SAME_WORDS } from './words.js';

/** One word of a message, as far as it is understood. */
export interface Word {
  /** As it was typed, in lower case. */
  typed: string;
  /** Stem of what was typed, its spelling put right. */
  stem: string;
  /** What it means: words that mean the same share it. */
  concept: string;
  /** Carries no meaning of its own. */
  filler: boolean;
  /** Whether it occurs in anything that can be answered. */
  known: boolean;
  /** 1 as typed; less when its spelling was put right. */
  sure: number;
}

const SURE_WHEN_CORRECTED = 0.9;
const CONCEPTS = new Map(
  SAME_WORDS.flatMap(([head, ...rest]) => [head, ...rest].map((one) => [stemOf(one), head])),
);
const conceptOf = (stem: string): string => CONCEPTS.get(stem) ?? stem;
const MEANINGS = new Map(PHRASES);
/** Any of the phrases, the longest that fits. */
const PHRASE = new RegExp(`(?<= |^)(?:${PHRASES.map(([phrase]) => phrase).join('|')})(?= |$)`, 'g');
const ARTICLES = new Set(['a', 'an', 'the']);

/** What single words mean, as `Word.concept` says it. */
export const conceptsFor = (words: string): Set<string> =>
  new Set(words.split(/\s+/).map((word) => conceptOf(stemOf(word))));

/** One typing error in words of four to seven letters, two in longer ones, none in shorter ones. */
const typingErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Reads messages word by word; knows the words of everything that can be answered. */
export class Vocabulary {
  /** What its words mean as they are written; other forms of them are found by their stems. */
  private readonly words: Map<string, Word>;
  private readonly stems: Set<string>;
  private readonly speller = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /** @param texts all that can be answered, and words that must be understood besides */
  constructor(texts: Iterable<string>) {
    const words = new Set([...FILLERS, ...SAME_WORDS.flat()]);
    for (const text of texts) for (const word of plainWords(text)) words.add(word);
    this.words = new Map(
      [...words].map((word) => [word, wordOf(word, { typed: word, known: true, sure: 1 })]),
    );
    this.stems = new Set([...this.words.values()].map(({ stem }) => stem));
    this.speller.addAll([...words].filter((word) => word.length > 3).map((id) => ({ id })));
  }

  read(message: string): Word[] {
    return plainWords(message).map((word) => this.understand(word));
  }

  private understand(word: string): Word {
    const exact = this.words.get(word);
    if (exact) return exact;
    if (this.isKnown(word)) return wordOf(word, { typed: word, known: true, sure: 1 });
    const right = /\d/.test(word) ? null : this.spell(word);
    return right
      ? wordOf(right, { typed: word, known: true, sure: SURE_WHEN_CORRECTED })
      : wordOf(word, { typed: word, known: false, sure: 1 });
  }

  private isKnown(word: string): boolean {
    return this.stems.has(stemOf(word));
  }

  /** The known word that was meant: two neighbours swapped, or a few letters wrong after the first one. */
  private spell(word: string): string | null {
    if (word.length < 4) return null;
    for (let at = 0; at < word.length - 1; at += 1) {
      const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      if (this.isKnown(swapped)) return swapped;
    }
    const near = this.speller.search(word, { fuzzy: typingErrors(word) });
    return near.map(({ id }) => String(id)).find((one) => one[0] === word[0]) ?? null;
  }
}

const wordOf = (word: string, trust: Pick<Word, 'typed' | 'known' | 'sure'>): Word => {
  const stem = stemOf(word);
  return { stem, concept: conceptOf(stem), filler: FILLERS.has(word), ...trust };
};

/** Lower-case words without punctuation and articles; several words that mean one thing are one. */
function plainWords(text: string): string[] {
  const words = textKeyOf(text)
    .split(' ')
    .filter((word) => !ARTICLES.has(word));
  const plain = words.join(' ').replace(PHRASE, (phrase) => MEANINGS.get(phrase)!);
  return plain.split(' ').filter(Boolean);
}
