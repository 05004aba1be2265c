import MiniSearch from 'minisearch';

/** A named thing that people ask for: a doctor, a lab test, a medicine. */
export interface Named {
  id: string;
  name: string;
}

export interface Found {
  /** The items whose name has every word, the most completely named first. */
  ids: string[];
  /** The share of the first item's name that was given, 0 to 1. */
  share: number;
}

const NOBODY: Found = { ids: [], share: 0 };

const UNITS = new Set(['mg', 'ml', 'g', 'mcg', 'iu', 'mm']);
/** "650 mg": optional in a product's name. */
const isMeasure = (word: string): boolean => /^\d+$/.test(word) || UNITS.has(word);

/** Finds items by words of their names. */
export class NameIndex {
  private readonly lengths = new Map<string, number>();
  private readonly index = new MiniSearch<{ id: string; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split('|').filter(Boolean),
    processTerm: (word) => word,
  });

  /** @param wordsOf the significant words of a name in their search form */
  constructor(named: Named[], wordsOf: (name: string) => string[]) {
    for (const { id, name } of named) {
      const words = [...new Set(wordsOf(name))];
      this.lengths.set(id, words.filter((word) => !isMeasure(word)).length);
      this.index.add({ id, words: words.join('|') });
    }
  }

  /** @param forgiving whether one wrong letter in five is accepted */
  find(words: string[], forgiving = false): Found {
    const wanted = [...new Set(words)];
    if (wanted.length === 0) return NOBODY;
    const fuzzy = forgiving ? (word: string) => (word.length > 3 ? 0.2 : false) : false;
    const ids = this.index
      .search(wanted.join('|'), { combineWith: 'AND', fuzzy })
      .map(({ id }) => String(id))
      .toSorted((a, b) => this.lengths.get(a)! - this.lengths.get(b)!);
    if (ids.length === 0) return NOBODY;
    return { ids, share: wanted.length / this.lengths.get(ids[0])! };
  }
}
