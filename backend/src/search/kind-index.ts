import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { SearchItem } from '../../../openapi/contract/site/search.js';
import { isComplaintWord } from '../chat/complaints/complaint.js';
import { nameKeyOf } from '../common/name-key.js';
import { splitWords } from './search-words.js';
import type { Searchable } from './searchable.js';
import { SHORT, ShortWords } from './short-words.js';

/** The source of a kind's records; `changes` tells whether they have changed. */
export interface Feed<Source> {
  readonly changes: number;
  entries(): Promise<Source[]>;
}

/** How one kind of record is found and shown. */
export interface Kind<Source> {
  feed: Feed<Source>;
  words: (source: Source) => Searchable;
  item: (source: Source) => SearchItem;
  /** Whether it may be shown for a complaint without a name; true by default. */
  mayBeSuggested?: (source: Source) => boolean;
}

/**
 * How closely the words must match: as typed, with one typing error, with two in long words, or only some of
 * them.
 */
export type Closeness = 'exact' | 'near' | 'far' | 'some';

interface Known<Source> {
  source: Source;
  fingerprint: string;
  titleKey: string;
  subject: string;
}

const BOOST = { title: 5, subject: 3, everyday: 2, text: 1 };
const SHORTEST_PREFIX = 2;
/** A word in more records than this is insignificant, and each match would have to be ranked. */
const MAX_SPREAD = 1000;
const asItIs = (term: string) => term;

/** Typing errors allowed in a word by its length; a shorter word would match any other. */
const oneError = (word: string): number => (word.length > 3 ? 1 : 0);
export const mayHaveTwoErrors = (word: string): boolean => word.length > 7;
const twoErrors = (word: string): number => (mayHaveTwoErrors(word) ? 2 : oneError(word));

/** Finds the records of one kind by words. It updates incrementally. */
export class KindIndex<Source extends { id: string }> {
  private readonly index = new MiniSearch<Searchable & { id: string }>({
    fields: Object.keys(BOOST),
    tokenize: splitWords,
    processTerm: asItIs,
    searchOptions: { boost: BOOST, tokenize: splitWords, processTerm: asItIs },
  });
  private readonly known = new Map<string, Known<Source>>();
  /** The number of records with a word. */
  private readonly spread = new Map<string, number>();
  /** Two letters begin a word of nearly every description, so they are only searched in names. */
  private readonly short = new ShortWords();
  private followed: number | null = null;

  constructor(private readonly kind: Kind<Source>) {}

  /** The number of changes of its records. */
  get changes(): number {
    return this.kind.feed.changes;
  }

  /** Adds new and changed records, and removes deleted ones. */
  async follow(): Promise<void> {
    const { changes } = this.kind.feed;
    if (changes === this.followed) return;
    const sources = await this.kind.feed.entries();
    const present = new Set<string>();
    for (const source of sources) {
      present.add(source.id);
      if (this.known.get(source.id)?.source !== source) this.take(source);
    }
    for (const id of this.known.keys()) if (!present.has(id)) this.forget(id);
    this.followed = changes;
  }

  /** Ids of all records. */
  all(): Iterable<string> {
    return this.known.keys();
  }

  /** Ids of the matching records, best first. */
  find(words: string[], closeness: Closeness): string[] {
    const telling = this.telling(words);
    if (telling.every((word) => word.length <= SHORT)) return this.short.find(telling, closeness === 'some');
    return this.index.search(queryOf(telling, closeness)).map(({ id }) => String(id));
  }

  /**
   * The significant words that occur in some record, with one typing error at most; and whether these are all.
   */
  readable(words: string[]): { some: string[]; isAll: boolean } {
    const telling = this.telling(words);
    const some = telling.filter((word) => this.spread.has(word) || this.find([word], 'near').length > 0);
    return { some, isAll: some.length === telling.length };
  }

  /** Ids of the records whose title contains this text, also inside a word. */
  containing(text: string): string[] {
    return [...this.known].filter(([, { titleKey }]) => titleKey.includes(text)).map(([id]) => id);
  }

  /** Ids of the records whose only subject this is. */
  ofSubject(subject: string): string[] {
    return [...this.known].filter(([, one]) => one.subject === subject).map(([id]) => id);
  }

  /** Whether any title or subject has this word. */
  isNamed(word: string): boolean {
    return this.index.search(word, { fields: ['title', 'subject'] }).length > 0;
  }

  /** Whether a record may be shown without being named. */
  mayBeSuggested(id: string): boolean {
    return this.kind.mayBeSuggested?.(this.known.get(id)!.source) ?? true;
  }

  /** A found record in its public form. */
  itemOf(id: string): SearchItem {
    return this.kind.item(this.known.get(id)!.source);
  }

  private take(source: Source): void {
    const record = { ...this.kind.words(source), id: source.id };
    const fingerprint = JSON.stringify(record);
    const before = this.known.get(source.id);
    const { title, subject } = record;
    this.known.set(source.id, { source, fingerprint, titleKey: nameKeyOf(title), subject });
    if (before?.fingerprint === fingerprint) return;
    if (before) this.drop(source.id, before);
    this.index.add(record);
    this.short.add(source.id, record);
    this.count(record, 1);
  }

  private forget(id: string): void {
    this.drop(id, this.known.get(id)!);
    this.known.delete(id);
  }

  private drop(id: string, { fingerprint }: Known<Source>): void {
    const record = JSON.parse(fingerprint) as Searchable;
    this.index.discard(id);
    this.short.remove(id, record);
    this.count(record, -1);
  }

  private count({ title, subject, everyday, text }: Searchable, by: 1 | -1): void {
    for (const word of new Set(splitWords(`${title} ${subject} ${everyday} ${text}`))) {
      const records = (this.spread.get(word) ?? 0) + by;
      if (records > 0) this.spread.set(word, records);
      else this.spread.delete(word);
    }
  }

  /** Removes words that occur in very many records; if no other is left, keeps the rarest. */
  private telling(words: string[]): string[] {
    const spreadOf = (word: string) => this.spread.get(word) ?? 0;
    const rare = words.filter((word) => spreadOf(word) <= MAX_SPREAD);
    if (rare.length > 0) return rare;
    return words.toSorted((a, b) => spreadOf(a) - spreadOf(b)).slice(0, 1);
  }
}

function queryOf(words: string[], closeness: Closeness): Query {
  const prefix = (term: string) => term.length >= SHORTEST_PREFIX;
  if (closeness === 'exact') return { combineWith: 'AND', prefix, queries: words };
  const fuzzy = closeness === 'far' ? twoErrors : oneError;
  const queries = words.map((word) => ({
    combineWith: 'OR' as const,
    prefix,
    // A word that complaints have is not corrected into another: "tooth" is not "foot".
    queries: isComplaintWord(word)
      ? [word]
      : [{ combineWith: 'OR' as const, fuzzy, queries: [word] }, ...swapsOf(word)],
  }));
  return { combineWith: closeness === 'some' ? 'OR' : 'AND', queries };
}

/** "haert" → "ahert", "heart", …: swapped neighbours would otherwise count as two errors. */
function swapsOf(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
