import type { ClientSession, Model, mongo } from 'mongoose';

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
  { session, columns }: Reading = {},
): Promise<Row | null> {
  const options = { session: session ?? undefined, projection: columnsOf(model, columns) };
  return (await model.collection.findOne(filter as never, options)) as Row | null;
}

/** The same for several. */
export async function findRows<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  reading: ReadingOfMany = {},
): Promise<Row[]> {
  return (await openRows(model, filter, reading)).toArray();
}

/** The same for more than are to be held at once: read as they are taken, until nobody takes any more. */
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

/** What the database puts together from rows. */
export async function joinedRows<Joined>(
  { collection }: Pick<Model<unknown>, 'collection'>,
  stages: mongo.Document[],
): Promise<Joined[]> {
  const cursor = await Promise.resolve(collection.aggregate(stages)); // as below
  return (await cursor.toArray()) as Joined[];
}

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
