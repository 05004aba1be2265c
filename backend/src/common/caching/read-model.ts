import MiniSearch from 'minisearch';
import type { Model } from 'mongoose';
import { PER_PAGE } from '../../../../openapi/contract/common.js';
import { CachedBodies, CachedBody } from './cached-body.js';
import type { ChangeStream } from './change-stream.js';
import { isDatabaseUnavailable } from '../errors/database-errors.js';
import { nameKeyOf } from '../name-key.js';

/** One public record, in every form that answers need. */
export interface Entry<Row> {
  id: string;
  row: Row;
  /** What the whole list shows of it. */
  whole: unknown;
  /** What a page shows of it. */
  card: unknown;
  /** What searches are compared with, in the form of `nameKeyOf`; begins with what the list is sorted by. */
  text: string;
}

export interface Copy<E> {
  entries: E[];
  byId: Map<string, E>;
  /** Finds by whole words that are one typing error away. */
  index: MiniSearch<{ id: string; text: string }>;
}

/** How one answer looks at the entries. Made anew for each answer, so that it may remember. */
export interface ListView<E> {
  isWanted: (entry: E) => boolean;
  /** null for the order by name. */
  compare: ((a: E, b: E) => number) | null;
  /** What the whole list shows of an entry, and what a page does. */
  whole: (entry: E) => unknown;
  card: (entry: E) => unknown;
}

export interface PageQuery {
  search?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

/** One typing error in a word of four letters or more: shorter ones would become any other word. */
const typingErrors = (word: string): number => (word.length > 3 ? 1 : 0);

/**
 * A bounded public collection, kept in this process: lists and searches are answered from here without the
 * database. A change stream keeps the copy as the database is, whichever process writes.
 */
export abstract class ReadModel<Row extends { _id: unknown }, E extends Entry<Row>, Query extends PageQuery> {
  private readonly bodies = new CachedBodies();
  private loading: Promise<Copy<E>> | null = null;
  private loaded: Copy<E> | null = null;
  /** The newest copy that could be read; it is shown while the database cannot be asked for a newer one. */
  private last: Copy<E> | null = null;
  private readonly listeners: (() => void)[] = [];
  /** Counts the changes of entries. */
  private version = 0;
  /** Counts what makes the answers so far worthless: one that was begun before is not kept. */
  private answersVersion = 0;

  protected constructor(changes: ChangeStream, model: Model<Row>) {
    changes.follow(model, {
      wanted: this.wantedChanges(),
      changed: (row) => (!row || this.isOfThis(row)) && this.take(row),
      missed: () => this.drop(),
    });
  }

  /** The public rows, sorted by name. */
  protected abstract read(): Promise<Row[]>;
  /** A row as an entry, or null when it is not public. */
  protected abstract entryOf(row: Row): E | null;
  protected abstract isWanted(entry: E, query: Query): boolean;
  /** How to order by this sort; null for the order by name. */
  protected abstract comparer(sort: string): ((a: E, b: E) => number) | null;
  /** What a page tells beside its rows. */
  protected facets(_entries: E[]): Record<string, unknown> {
    return {};
  }
  protected viewOf(query: Query): ListView<E> {
    return {
      isWanted: (entry) => this.isWanted(entry, query),
      compare: query.sort ? this.comparer(query.sort) : null,
      whole: ({ whole }) => whole,
      card: ({ card }) => card,
    };
  }
  /** Reads what an answer needs beside the entries. @returns whether the answer may be kept */
  protected prepareFor(_entries: E[]): Promise<boolean> {
    return Promise.resolve(true);
  }
  /** Which changes are asked for; without conditions all of the collection. */
  protected wantedChanges(): Record<string, unknown> | undefined {
    return undefined;
  }
  /** Drops the answers that time alone has made worthless. */
  protected keepToNow(): void {
    // Most of them show nothing that passes.
  }
  /** Whether a row is, or may have been, an entry. */
  protected isOfThis(_row: Row): boolean {
    return true;
  }

  /** Calls the listener after every change, so that what was made from the entries can follow. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** How many changes there have been: equal numbers, equal entries. */
  get changes(): number {
    return this.version;
  }

  /** Drops the copy; the next question reads the database again. */
  drop(): void {
    this.loading = null;
    this.loaded = null;
    this.announceChange();
  }

  /** A public entry, if it is known without a database call. */
  knownEntry(id: string): E | undefined {
    return this.loaded?.byId.get(id);
  }

  /** A public entry, or null. */
  async findEntry(id: string): Promise<E | null> {
    return (await this.load()).byId.get(id) ?? null;
  }

  async entries(): Promise<E[]> {
    return (await this.load()).entries;
  }

  /** The answer of the public list, ready to send: whole without parameters, else one page of cards. */
  async answer(query: Query): Promise<CachedBody> {
    const key = keyOf(query);
    this.keepToNow();
    const cached = this.bodies.get(key);
    if (cached) return cached;
    const { answersVersion } = this;
    const copy = await this.load();
    const mayKeep = await this.prepareFor(copy.entries);
    const lens = this.viewOf(query);
    const whole = Object.values(query).every((value) => value === undefined);
    const body = whole
      ? { msg: 'success', value: copy.entries.map(lens.whole) }
      : { ...pageOf(this.select(copy, query, lens), query, lens), ...this.facets(copy.entries) };
    const isCurrent = () => {
      this.keepToNow();
      return this.bodies.get(key) === answer;
    };
    const answer = new CachedBody(JSON.stringify(body), { isCurrent });
    if (mayKeep && answersVersion === this.answersVersion && copy === this.loaded)
      this.bodies.put(key, answer);
    return answer;
  }

  /** Drops the answers that were made: they show more than the entries, and that has changed. */
  protected dropAnswers(): void {
    this.answersVersion += 1;
    this.bodies.clear();
  }

  private select(copy: Copy<E>, query: Query, { isWanted, compare }: ListView<E>): E[] {
    const wanted = copy.entries.filter(isWanted);
    const sorted = compare ? wanted.toSorted(compare) : wanted;
    const text = query.search ? nameKeyOf(query.search) : '';
    return text ? match(copy, sorted, text) : sorted;
  }

  private load(): Promise<Copy<E>> {
    if (this.loading) return this.loading;
    const loading: Promise<Copy<E>> = this.read().then(
      (rows) => {
        const copy = copyOf(rows.map((row) => this.keptEntryOf(row)).filter((entry) => entry !== null));
        if (this.loading === loading) this.loaded = this.last = copy;
        return copy;
      },
      (error: unknown) => {
        if (this.loading === loading) this.loading = null; // the next one tries again
        if (this.last && isDatabaseUnavailable(error)) return this.last;
        throw error;
      },
    );
    this.loading = loading;
    return loading;
  }

  /** Of a row with as many columns as a doctor's V8 keeps what the driver makes as a table of names, its copy as an object. */
  private keptEntryOf(row: Row): E | null {
    return this.entryOf({ ...row });
  }

  /** A change that moves nothing (a stock, a price) replaces its entry; after any other the copy is read anew. */
  private take(row: Row | undefined): void {
    const copy = this.loaded;
    const before = row && copy?.byId.get(String(row._id));
    const after = row && this.keptEntryOf(row);
    if (!copy || !before || after?.text !== before.text) return this.drop();
    copy.entries[copy.entries.indexOf(before)] = after;
    copy.byId.set(after.id, after);
    this.announceChange();
  }

  private announceChange(): void {
    this.version += 1;
    this.dropAnswers();
    for (const listener of this.listeners) listener();
  }
}

function copyOf<E extends Entry<unknown>>(entries: E[]): Copy<E> {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ['text'] });
  index.addAll(entries.map(({ id, text }) => ({ id, text })));
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])), index };
}

const keyOf = (query: PageQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, unknown] => [name, name === 'search' ? nameKeyOf(String(value)) : value])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Parts of the text first; when nothing fits, words with one letter wrong, then two neighbours swapped. */
function match<E extends Entry<unknown>>({ byId, index }: Copy<E>, sorted: E[], text: string): E[] {
  const containing = (part: string) => sorted.filter((entry) => entry.text.includes(part));
  const exact = containing(text);
  if (exact.length > 0) return exact;
  const found = index.search(text, { fuzzy: typingErrors, prefix: true, combineWith: 'AND' });
  const near = new Set(found.map(({ id }) => byId.get(String(id))));
  const close = sorted.filter((entry) => near.has(entry));
  if (close.length > 0) return close;
  for (let at = 0; at < text.length - 1; at += 1) {
    const swapped = containing(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2));
    if (swapped.length > 0) return swapped;
  }
  return [];
}

function pageOf<E>(found: E[], query: PageQuery, { card }: ListView<E>) {
  const page = query.page ?? 1;
  const perPage = query.perPage ?? PER_PAGE;
  const value = found.slice((page - 1) * perPage, page * perPage).map(card);
  return { msg: 'success', value, total: found.length, page, perPage };
}
