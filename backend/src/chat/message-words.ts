import MiniSearch from 'minisearch';
import { textKeyOf } from '../questions/text-key.js';
import { stemOf } from '../common/language/stem.js';
import { FILLERS, PHRASES, SAME_WORDS } from './words.js';

/** One recognised word of a message. */
export interface Word {
  /** As typed, in lower case. */
  typed: string;
  /** Stem of the corrected spelling. */
  stem: string;
  /** Its meaning, shared by synonyms. */
  concept: string;
  /** A word without meaning of its own. */
  filler: boolean;
  /** Whether it occurs in any answerable text. */
  known: boolean;
  /** 1 as typed; lower after a spelling correction. */
  sure: number;
}

const SURE_WHEN_CORRECTED = 0.9;
const CONCEPTS = new Map(
  SAME_WORDS.flatMap(([head, ...rest]) => [head, ...rest].map((one) => [stemOf(one), head])),
);
const conceptOf = (stem: string): string => CONCEPTS.get(stem) ?? stem;
const MEANINGS = new Map(PHRASES);
/** Matches the longest of the phrases. */
const PHRASE = new RegExp(`(?<= |^)(?:${PHRASES.map(([phrase]) => phrase).join('|')})(?= |$)`, 'g');
const ARTICLES = new Set(['a', 'an', 'the']);

/** The meanings of single words, as in `Word.concept`. */
export const conceptsFor = (words: string): Set<string> =>
  new Set(words.split(/\s+/).map((word) => conceptOf(stemOf(word))));

/** One typing error in words of four to seven letters, two in longer words, none in shorter ones. */
const typingErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Parses messages word by word with the vocabulary of all answerable texts. */
export class Vocabulary {
  /** The meanings of listed words; their inflections are found by stem. */
  private readonly words: Map<string, Word>;
  private readonly stems: Set<string>;
  private readonly speller = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  /** @param texts all answerable texts, and further words to understand */
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

  /** The known word that was meant: two swapped neighbours, or a few wrong letters after the first. */
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

/** Lower-case words without punctuation and articles; known phrases become one word. */
function plainWords(text: string): string[] {
  const words = textKeyOf(text)
    .split(' ')
    .filter((word) => !ARTICLES.has(word));
  const plain = words.join(' ').replace(PHRASE, (phrase) => MEANINGS.get(phrase)!);
  return plain.split(' ').filter(Boolean);
}
