import MiniSearch from 'minisearch';
import type { Model } from 'mongoose';
import { PER_PAGE } from '../../../../openapi/contract/common.js';
import { CachedBodies, CachedBody } from './cached-body.js';
import type { ChangeStream } from './change-stream.js';
import { isDatabaseUnavailable } from '../errors/database-errors.js';
import { nameKeyOf } from '../name-key.js';

/** One public record in all forms that responses need. */
export interface Entry<Row> {
  id: string;
  row: Row;
  /** Its form in the whole list. */
  whole: unknown;
  /** Its form in a page. */
  card: unknown;
  /** Search texts in the form of `nameKeyOf`; the first is the list's sort key. */
  text: string;
}

export interface Copy<E> {
  entries: E[];
  byId: Map<string, E>;
  /** Finds whole words with one typing error. */
  index: MiniSearch<{ id: string; text: string }>;
}

/** The view of one response on the entries. Created per response, so it may cache. */
export interface ListView<E> {
  isWanted: (entry: E) => boolean;
  /** null for the order by name. */
  compare: ((a: E, b: E) => number) | null;
  /** The forms of an entry in the whole list and in a page. */
  whole: (entry: E) => unknown;
  card: (entry: E) => unknown;
}

export interface PageQuery {
  search?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

/** Typing errors need words of four letters or more; shorter words would match any other. */
const typingErrors = (word: string): number => (word.length > 3 ? 1 : 0);

/**
 * A bounded public collection cached in this process. Lists and searches need no database. The change stream
 * keeps the copy current, whichever process writes.
 */
export abstract class ReadModel<Row extends { _id: unknown }, E extends Entry<Row>, Query extends PageQuery> {
  private readonly bodies = new CachedBodies();
  private loading: Promise<Copy<E>> | null = null;
  private loaded: Copy<E> | null = null;
  /** The latest copy. It is served while the database is unreachable. */
  private last: Copy<E> | null = null;
  private readonly listeners: (() => void)[] = [];
  /** Counts the changes of entries. */
  private version = 0;
  /** Counts what invalidates responses: a response started before is not cached. */
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
  /** The order of this sort; null for the order by name. */
  protected abstract comparer(sort: string): ((a: E, b: E) => number) | null;
  /** What a page contains besides its rows. */
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
  /** Reads what a response needs besides the entries. @returns whether the response may be cached */
  protected prepareFor(_entries: E[]): Promise<boolean> {
    return Promise.resolve(true);
  }
  /** The changes to watch; the default is the whole collection. */
  protected wantedChanges(): Record<string, unknown> | undefined {
    return undefined;
  }
  /** Removes responses that have expired by time. */
  protected keepToNow(): void {
    // Most responses contain nothing that expires.
  }
  /** Whether a row is or may have been an entry. */
  protected isOfThis(_row: Row): boolean {
    return true;
  }

  /** Calls the listener after every change, so that derived data can be updated. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The number of changes so far: equal numbers mean equal entries. */
  get changes(): number {
    return this.version;
  }

  /** Drops the copy; the next call reads the database. */
  drop(): void {
    this.loading = null;
    this.loaded = null;
    this.announceChange();
  }

  /** A public entry, if it is cached. */
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

  /** The response of the public list: complete without parameters, else one page of cards. */
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

  /** Drops the cached responses, because data beyond the entries has changed. */
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
        if (this.loading === loading) this.loading = null; // the next call tries again
        if (this.last && isDatabaseUnavailable(error)) return this.last;
        throw error;
      },
    );
    this.loading = loading;
    return loading;
  }

  /** V8 stores the driver's rows with many columns as hash tables; a copy is a fast object. */
  private keptEntryOf(row: Row): E | null {
    return this.entryOf({ ...row });
  }

  /**
   * A change that keeps the order (a stock, a price) replaces its entry; after any other the copy is read
   * again.
   */
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

/** Substring matches first; if there are none, words with one wrong letter, then two swapped neighbours. */
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
