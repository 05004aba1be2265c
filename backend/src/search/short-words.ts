import { splitWords } from './search-words.js';
import type { Searchable } from './searchable.js';

/** Words up to this length are searched here. */
export const SHORT = 2;

/** Names of records, and which records have them. */
interface Group {
  keys: Set<string>;
  ids: Set<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Two letters match all words with this prefix, one letter only itself; with a trailing blank they match the
 * whole word.
 */
const keysOf = (word: string): string[] => {
  const key = word.slice(0, SHORT);
  return word.length === SHORT ? [`${key} `, key] : [key];
};

/**
 * Finds records by one or two letters. Those begin a word in nearly every name, and ranking so many records
 * takes ten times as long as everything else. Here the names are sorted, and nothing is ranked.
 */
export class ShortWords {
  private readonly titles = new Map<string, Set<string>>();
  /** By subject, which many records share. */
  private readonly groups = new Map<string, Group>();

  add(id: string, record: Searchable): void {
    for (const key of splitWords(record.title).flatMap(keysOf)) {
      const ids = this.titles.get(key);
      if (ids) ids.add(id);
      else this.titles.set(key, new Set([id]));
    }
    this.groupOf(record).ids.add(id);
  }

  remove(id: string, record: Searchable): void {
    for (const key of splitWords(record.title).flatMap(keysOf)) this.titles.get(key)?.delete(id);
    const group = this.groupOf(record);
    group.ids.delete(id);
    if (group.ids.size === 0) this.groups.delete(aboutOf(record));
  }

  /** Ids of the records with these words in their name or subject: all of the words, or any of them. */
  find(words: string[], any: boolean): string[] {
    const [first, ...others] = words.map((word) => this.idsOf(word));
    if (any) return [...new Set([first, ...others].flatMap((ids) => [...ids]))];
    return [...first].filter((id) => others.every((ids) => ids.has(id)));
  }

  /** A name equal to the word comes first, then a name with the prefix, then the subject. */
  private idsOf(word: string): Set<string> {
    const ids = new Set(this.titles.get(`${word} `) ?? NOTHING);
    for (const id of this.titles.get(word) ?? NOTHING) ids.add(id);
    for (const { keys, ids: more } of this.groups.values()) {
      if (keys.has(word)) for (const id of more) ids.add(id);
    }
    return ids;
  }

  private groupOf(record: Searchable): Group {
    const about = aboutOf(record);
    const known = this.groups.get(about);
    if (known) return known;
    const group = { keys: new Set(splitWords(about).flatMap(keysOf)), ids: new Set<string>() };
    this.groups.set(about, group);
    return group;
  }
}

const aboutOf = ({ subject, everyday }: Searchable): string => `${subject} ${everyday}`;
