import { romanise } from '../../common/language/romanise.js';
import { soundKeyOf } from '../../common/language/sound-key.js';
import { stemOf } from '../../common/language/stem.js';
import { isOneTypingErrorApart } from '../../common/language/typing-error.js';

/** Shorter words would become other words by one error. */
const SHORTEST_MISSPELT = 4;
const SHORTEST_ENGLISH = 5;
const SHORTEST_HINDI = 6;
const SHORTEST_WITH_WRONG_LETTER = 6;

/** Maps words to meanings: English by stem, Hindi by sound, misspelt words by the nearest known word. */
export class Lexicon {
  private readonly names = new Set<string>();
  private readonly english = new Map<string, Set<string>>();
  private readonly hindi = new Map<string, Set<string>>();
  /** The words as they are written in the lines. */
  private readonly written = new Map<string, Set<string>>();

  /**
   * @param lines "meaning: English words | Hindi words" each
   * @param neighbours words that are close to known words and must not be corrected
   */
  constructor(
    lines: string,
    private readonly neighbours: ReadonlySet<string>,
  ) {
    for (const line of lines.trim().split('\n')) {
      const [meaning, words] = line.split(': ');
      const [english, hindi = ''] = words.split('|');
      this.names.add(meaning);
      for (const word of wordsOf(english)) addTo(this.english, stemOf(word), meaning);
      for (const word of wordsOf(hindi)) addTo(this.hindi, soundKeyOf(romanise(word)), meaning);
      for (const word of wordsOf(`${english} ${hindi}`)) addTo(this.written, romanise(word), meaning);
    }
  }

  /**
   * The possible meanings of a word, including itself.
   * @param word romanised, in lower case
   */
  meaningsOf(word: string): ReadonlySet<string> {
    // A word that equals the name of a meaning belongs to it only if its line contains the word.
    const itself = [word, stemOf(word), soundKeyOf(word)].filter((one) => !this.names.has(one));
    return new Set([...this.namesFor(word), ...itself]);
  }

  /** The meanings of a word; empty if unknown. */
  namesFor(word: string): string[] {
    const [stem, sound] = [stemOf(word), soundKeyOf(word)];
    const exact = [...(this.english.get(stem) ?? []), ...(this.hindi.get(sound) ?? [])];
    return exact.length > 0 || this.neighbours.has(stem) ? exact : [...this.misspelt(stem, sound)];
  }

  /** Whether a meaning has this name. */
  isName(word: string): boolean {
    return this.names.has(word);
  }

  /** The meanings of a word as it is written in the lines, and none of a word that sounds alike: "tooth", not "toot". */
  writtenNamesFor(word: string): string[] {
    return [...(this.written.get(word) ?? [])];
  }

  private misspelt(stem: string, sound: string): Iterable<string> {
    if (stem.length < SHORTEST_MISSPELT) return [];
    const english = nearestTo(stem, this.english.keys(), SHORTEST_ENGLISH);
    if (english !== undefined) return this.english.get(english)!;
    const hindi = nearestTo(sound, this.hindi.keys(), SHORTEST_HINDI);
    return hindi === undefined ? [] : this.hindi.get(hindi)!;
  }
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/**
 * One typing error after the first letter. In a short word a wrong letter gives another word ("stock",
 * "stuck"). With four letters only a missing vowel is corrected: "chst", but not "heat".
 */
function isMeant(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || !isOneTypingErrorApart(typed, word)) return false;
  if (typed.length <= SHORTEST_MISSPELT) return withoutVowels(typed) === withoutVowels(word);
  return typed.length >= SHORTEST_WITH_WRONG_LETTER || !hasWrongLetter(typed, word);
}

const withoutVowels = (word: string): string => word.replace(/[aeiou]/g, '');
const lettersOf = (word: string): string => [...word].toSorted().join('');
const hasWrongLetter = (a: string, b: string): boolean =>
  a.length === b.length && lettersOf(a) !== lettersOf(b);

/** The first word of at least this length that was probably meant. */
const nearestTo = (typed: string, words: Iterable<string>, shortest: number): string | undefined =>
  [...words].find((one) => one.length >= shortest && isMeant(typed, one));

function addTo(map: Map<string, Set<string>>, key: string, meaning: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(meaning));
}
