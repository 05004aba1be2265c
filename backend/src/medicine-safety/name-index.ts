import type { SafetyTables, SubstanceClass } from './tables.js';

/** The meaning of a name. */
export type NameReading =
  | { kind: 'substances'; substances: readonly string[] }
  | { kind: 'class'; key: string }
  | { kind: 'allergen'; name: string };

/** Substances and classes that a text names. */
export interface NamedSubstances {
  substances: string[];
  classes: string[];
}

/** Shorter words differ by one letter from too many names. */
const SHORTEST_MISSPELT = 7;

/** Shorter words begin or end like a stem by chance. */
const SHORTEST_WITH_STEM = 6;

/** Lower-case words of a text; a number is a separate word: "Augmentin625" is "augmentin" and "625". */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$1$2 ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Finds substances, brands, classes and allergens by their names. */
export class NameIndex {
  private readonly names = new Map<string, NameReading>();
  private readonly longest: number;
  private readonly classes: SubstanceClass[];

  constructor({ substances, combinations, classes, allergens }: SafetyTables) {
    this.classes = classes;
    for (const { name, otherNames } of allergens) this.add([name, ...otherNames], { kind: 'allergen', name });
    for (const { key, name, otherNames } of classes)
      this.add([name, ...otherNames, key], { kind: 'class', key });
    for (const { name, otherNames, brands } of substances)
      this.add([name, ...otherNames, ...brands], { kind: 'substances', substances: [name] });
    for (const { names, substances: parts } of combinations)
      this.add(names, { kind: 'substances', substances: parts });
    this.longest = Math.max(...[...this.names.keys()].map((name) => name.split(' ').length));
  }

  /** The meaning of a text that is exactly one name; null for other texts. */
  readName(text: string): NameReading | null {
    return this.names.get(wordsOf(text).join(' ')) ?? null;
  }

  /**
   * The substances and classes that are named anywhere in a text, also misspelt by one letter: "Cap. Ampicillin 500",
   * "Tab Augmentin 625 Duo". Of overlapping names the longest counts. An unknown word with the stem of a class names the class:
   * "Cefakind".
   */
  namedIn(text: string): NamedSubstances {
    const words = wordsOf(text);
    const [substances, classes] = [new Set<string>(), new Set<string>()];
    for (let start = 0; start < words.length;) {
      const found =
        this.longestAt(words, start) ?? this.misspelt(words[start]) ?? this.withStem(words[start]);
      if (found?.reading.kind === 'substances')
        for (const one of found.reading.substances) substances.add(one);
      if (found?.reading.kind === 'class') classes.add(found.reading.key);
      start += found?.length ?? 1;
    }
    return { substances: [...substances], classes: [...classes] };
  }

  private longestAt(words: string[], start: number): { reading: NameReading; length: number } | null {
    for (let length = Math.min(this.longest, words.length - start); length > 0; length -= 1) {
      const reading = this.names.get(words.slice(start, start + length).join(' '));
      if (reading && reading.kind !== 'allergen') return { reading, length };
    }
    return null;
  }

  private misspelt(word: string): { reading: NameReading; length: number } | null {
    if (word.length < SHORTEST_MISSPELT) return null;
    for (const [name, reading] of this.names)
      if (reading.kind === 'substances' && name.length >= SHORTEST_MISSPELT && differByOne(word, name))
        return { reading, length: 1 };
    return null;
  }

  private withStem(word: string): { reading: NameReading; length: number } | null {
    if (word.length < SHORTEST_WITH_STEM) return null;
    const found = this.classes.find(
      ({ prefixes = [], suffixes = [] }) =>
        prefixes.some((stem) => word.startsWith(stem)) || suffixes.some((stem) => word.endsWith(stem)),
    );
    return found ? { reading: { kind: 'class', key: found.key }, length: 1 } : null;
  }

  private add(names: readonly string[], reading: NameReading): void {
    for (const name of names) {
      const key = wordsOf(name).join(' ');
      if (key) this.names.set(key, reading);
    }
  }
}

/** Whether one letter more, less or other makes the one word of the other. */
export function differByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.length === long.length ? short.slice(same + 1) : short.slice(same);
  return rest === long.slice(same + 1);
}
