import type { Model, QueryFilter } from 'mongoose';
import type { CachedLists } from './cached-lists.js';
import type { Condition, ListPlan } from './list-query.js';
import type { Page } from './page.js';
import { readPage } from './read-page.js';
import { readRanked } from './ranked-page.js';
import { countRows } from './row-count.js';

/** Rows that an export holds in memory at once. */
const BATCH = 200;

interface Source<Row, Answer> {
  model: Model<Row>;
  /** The rows that the caller may see. */
  scope: Condition;
  plan: ListPlan;
  /** Called with batches of rows, so that related data is read once per batch. */
  toAnswers: (rows: Row[]) => Answer[] | Promise<Answer[]>;
  projection?: Record<string, 0 | 1>;
}

/** A list within the caller's scope: one page or all rows. It reads nothing until used. */
export class Listing<Answer> {
  private constructor(
    /** The requested page. */
    readonly page: () => Promise<Page<Answer>>,
    /** How many rows match the filter. */
    readonly count: () => Promise<number>,
    /** Streams every matching row in order, in batches on demand. */
    readonly batches: () => AsyncGenerator<Answer[]>,
    /** The cache of its pages, if they are equal for all callers. */
    readonly kept: CachedLists | null = null,
  ) {}

  static of<Row, Answer>(source: Source<Row, Answer>): Listing<Answer> {
    const query = queryOf(source);
    return new Listing(
      async () => {
        const rows = await query.rows();
        const [answers, count] = await Promise.all([source.toAnswers(rows), query.countAll(rows.length)]);
        return { rows: answers, ...count, first: source.plan.skip };
      },
      query.count,
      () => query.batches(source.toAnswers),
    );
  }

  /** A list of a few rows in memory. */
  static ofRows<Answer>(all: Answer[], { skip, limit }: ListPlan): Listing<Answer> {
    return new Listing(
      async () => ({ rows: all.slice(skip, skip + limit), total: all.length, first: skip }),
      async () => all.length,
      async function* () {
        yield all;
      },
    );
  }

  /** The same list with its pages cached in this process until `lists` is cleared. */
  keptIn(lists: CachedLists): Listing<Answer> {
    return new Listing(this.page, this.count, this.batches, lists);
  }
}

function queryOf<Row>({ model, scope, plan, projection }: Source<Row, unknown>) {
  const conditions = [scope, ...plan.conditions].filter((condition) => Object.keys(condition).length > 0);
  const filter = (conditions.length === 0 ? {} : { $and: conditions }) as QueryFilter<Row>;
  const { sort, skip, limit, ranking } = plan;
  const page = { filter, columns: projection, sort, skip, limit };
  return {
    rows: () => (ranking ? readRanked(model, page, ranking) : readPage(model, page)),
    count: () => model.countDocuments(filter).exec(),
    countAll: async (onPage: number) => {
      const seen = skip + onPage;
      // A page that is not full is the last one, so it gives the total without a count.
      if (onPage < limit && (onPage > 0 || seen === 0)) return { total: seen, isAtLeast: false };
      const count = await countRows(model, conditions);
      return { ...count, total: Math.max(count.total, onPage > 0 ? seen : 0) };
    },
    batches: async function* <Answer>(toAnswers: Source<Row, Answer>['toAnswers']) {
      const cursor = model.find(filter, projection).sort(sort).lean<Row[]>().cursor({ batchSize: BATCH });
      try {
        for await (const rows of batchesOf<Row>(cursor)) yield await toAnswers(rows);
      } finally {
        // A mongoose cursor stays open when its reader stops early.
        await cursor.close();
      }
    },
  };
}

async function* batchesOf<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
