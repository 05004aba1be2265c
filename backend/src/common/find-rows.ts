import { mongo } from 'mongoose';
import type { ClientSession, Model } from 'mongoose';
import { isConnected } from './errors/reachable.js';

interface Reading {
  session?: ClientSession | null;
  /** Those that are wanted, or those that are not; never those that the schema keeps back, unless they are wanted by name. */
  columns?: Record<string, unknown>;
}

interface ReadingOfMany extends Reading {
  sort?: Record<string, 1 | -1>;
  skip?: number;
  limit?: number;
}

interface ReadingInBatches extends ReadingOfMany {
  /** Rows that are held at once. */
  batchSize: number;
}

/**
 * Reads by the driver and under the rules of the connection (concerns, waits, refusals), but without a query of
 * mongoose, which looks at every column of the schema on its way there and back. So ids and days are what they are and
 * never texts that would have to be cast; what is found is the row as it is stored.
 */
export async function findRow<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  reading: Reading = {},
): Promise<Row | null> {
  const [row = null] = await findRows(model, filter, { ...reading, limit: 1 });
  return row;
}

/** The same for several; fastest when they are bounded. */
export async function findRows<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  reading: ReadingOfMany = {},
): Promise<Row[]> {
  const rows = await readAtOnce(model, filter, reading);
  return rows ?? (await openRows(model, filter, reading)).toArray();
}

/** The same for more than are to be held at once: read as they are consumed, until the consumer stops. */
export async function* findInBatches<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  reading: ReadingInBatches,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of await openRows(model, filter, reading)) {
    if (batch.push(row) < reading.batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Those with these ids, in no order. */
export async function findByIds<Row extends { _id: unknown }>(
  model: Model<Row>,
  ids: Row['_id'][],
  reading: Reading = {},
): Promise<Row[]> {
  if (ids.length === 0) return [];
  return findRows(model, { _id: { $in: ids } } as mongo.Filter<Row>, { ...reading, limit: ids.length });
}

/** What the database puts together from rows. */
export async function joinedRows<Joined>(
  { collection }: Pick<Model<unknown>, 'collection'>,
  stages: mongo.Document[],
  session?: ClientSession,
): Promise<Joined[]> {
  const cursor = await Promise.resolve(collection.aggregate(stages, { session })); // as below
  return (await cursor.toArray()) as Joined[];
}

/**
 * The command that a cursor would send, without the cursor, which makes a reading half as long again and leaves garbage
 * that grows old (docs/performance.md).
 * @returns null when a cursor has to: without a bound, while there is no connection, after a failure that another try may
 *   mend (the driver tries a cursor's command twice), and for more than fits into one answer
 */
async function readAtOnce<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  { session, columns, limit, ...part }: ReadingOfMany,
): Promise<Row[] | null> {
  const { db } = model.db;
  if (!limit || !db || !isConnected(model.db)) return null;
  const projection = columnsOf(model, columns);
  const command = {
    // One more than there can be: so the database knows that it is at the end.
    find: model.collection.name,
    filter,
    limit,
    batchSize: limit + 1,
    ...part,
    ...(projection && { projection }),
    // A transaction has its own.
    ...(!session?.inTransaction() && { readConcern: { ...db.readConcern } }),
  };
  try {
    const { cursor } = (await db.command(command, { session: session ?? undefined })) as Answer<Row>;
    return Number(cursor.id) === 0 ? cursor.firstBatch : null;
  } catch (error) {
    if (session || !mayPass(error)) throw error;
    return null;
  }
}

/** With `id` 0 there is nothing behind these rows. */
interface Answer<Row> {
  cursor: { id: number | mongo.Long; firstBatch: Row[] };
}

/** Not what has been waited for already, e.g. a primary: that would be waited for twice. */
const mayPass = (error: unknown): boolean =>
  error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerError;

async function openRows<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  { session, columns, ...part }: ReadingOfMany & Partial<ReadingInBatches>,
): Promise<mongo.FindCursor<Row>> {
  const options = { session: session ?? undefined, projection: columnsOf(model, columns), ...part };
  // mongoose gives a promise of the cursor while the database cannot be reached.
  return (await Promise.resolve(model.collection.find(filter as never, options))) as mongo.FindCursor<Row>;
}

/** What is asked for, or else all but what the schema keeps back. */
export function columnsOf<Row>(
  model: Model<Row>,
  columns: Reading['columns'],
): Record<string, unknown> | undefined {
  if (columns === undefined) return shownOf(model);
  const isLeavingOut = Object.values(columns).every((value) => value === 0);
  return isLeavingOut ? { ...columns, ...shownOf(model) } : columns;
}

/** What a query does not show unless it is asked for, e.g. the hash of a password. */
const kept = new WeakMap<object, Record<string, 0> | undefined>();

function shownOf<Row>({ schema }: Model<Row>): Record<string, 0> | undefined {
  if (!kept.has(schema)) {
    const hidden = Object.values(schema.paths).filter(({ options }) => isHidden(options));
    kept.set(schema, hidden.length > 0 ? Object.fromEntries(hidden.map(({ path }) => [path, 0])) : undefined);
  }
  return kept.get(schema);
}

const isHidden = (options: unknown): boolean => (options as { select?: boolean }).select === false;
