import { SEARCH_KINDS } from '../../../openapi/contract/site/search.js';
import type { SearchGroup, SearchKind } from '../../../openapi/contract/site/search.js';
import { helpFor, narrowedToSubject } from './complaints/complaint-help.js';
import { mayHaveTwoErrors } from './kind-index.js';
import type { Closeness } from './kind-index.js';
import type { Found, Index, Indexes } from './indexes.js';
import { wantedIn } from './search-words.js';

/** Below this number of results, parts of words and typing errors are added. */
const FEW = 3;
/** Shorter texts are not searched inside words, because they occur everywhere. */
const SHORTEST_PART = 3;
const MAX_WORDS_READ_FAR = 2;

/** The indexes of every kind, searched together. */
export class SiteIndex {
  constructor(private readonly indexes: Indexes) {}

  /** A key of the state of all records: equal keys mean equal answers. */
  get state(): string {
    return SEARCH_KINDS.map((kind) => this.indexes[kind].changes).join();
  }

  /** Updates every index to its present records. */
  async follow(): Promise<void> {
    await Promise.all(SEARCH_KINDS.map((kind) => this.indexes[kind].follow()));
  }

  /** The matches by kind, best first; for a complaint, the records that can help. */
  search(q: string, perGroup: number): SearchGroup[] {
    const found = helpFor(q, this.indexes) ?? narrowedToSubject(q, this.find(q), this.indexes);
    return [...found].flatMap(([kind, ids]) => {
      const items = [...ids].slice(0, perGroup).map((id) => this.indexes[kind].itemOf(id));
      return ids.size > 0 ? [{ kind, total: ids.size, items }] : [];
    });
  }

  /** A word for the kind ("heart doctor") narrows the search to it, unless that finds nothing. */
  private find(q: string): Found {
    const { words, kind } = wantedIn(q);
    if (kind && kind.others.length === 0) return this.everythingOf(kind.kinds);
    const narrow = kind && this.closest(kind.others, kind.kinds, ['near', 'far']);
    if (narrow && countOf(narrow) > 0) return narrow;
    return this.closest(words, SEARCH_KINDS, ['near', 'far', 'some']);
  }

  /**
   * All words as typed. With few results also parts of names and one typing error; with none, the looser
   * readings in order.
   */
  private closest(words: string[], kinds: readonly SearchKind[], looser: Closeness[]): Found {
    const found: Found = new Map(kinds.map((kind) => [kind, new Set<string>()]));
    if (words.length === 0) return found;
    const part = words.join(' ');
    this.add(found, (index) => index.find(words, 'exact'));
    if (countOf(found) < FEW && part.length >= SHORTEST_PART)
      this.add(found, (index) => index.containing(part));
    if (words.length > MAX_WORDS_READ_FAR) return this.readMany(words, found, looser.includes('some'));
    for (const closeness of looser.filter((one) => isLooser(one, words))) {
      const wanted = closeness === 'near' ? FEW : 1;
      if (countOf(found) < wanted) this.add(found, (index) => index.find(words, closeness));
    }
    return found;
  }

  /** Each of many words is looked up once; a word without matches is not searched again with the others. */
  private readMany(words: string[], found: Found, orSome: boolean): Found {
    if (countOf(found) >= FEW) return found;
    const readable = new Map([...found.keys()].map((kind) => [kind, this.indexes[kind].readable(words)]));
    const add = (closeness: Closeness) =>
      this.add(found, (index, kind) => {
        const { some, isAll } = readable.get(kind)!;
        return some.length > 0 && (isAll || closeness === 'some') ? index.find(some, closeness) : [];
      });
    add('near');
    if (orSome && countOf(found) === 0) add('some');
    return found;
  }

  private everythingOf(kinds: readonly SearchKind[]): Found {
    return new Map(kinds.map((kind) => [kind, new Set(this.indexes[kind].all())]));
  }

  private add(found: Found, idsOf: (index: Index, kind: SearchKind) => string[]): void {
    for (const [kind, ids] of found) for (const id of idsOf(this.indexes[kind], kind)) ids.add(id);
  }
}

/**
 * Whether a reading is worth trying: two errors are expensive, and "some words" of a single word is that word.
 */
function isLooser(closeness: Closeness, words: string[]): boolean {
  if (closeness === 'far') return words.length <= MAX_WORDS_READ_FAR && words.some(mayHaveTwoErrors);
  return closeness === 'near' || words.length > 1;
}

const countOf = (found: Found): number => [...found.values()].reduce((count, { size }) => count + size, 0);
