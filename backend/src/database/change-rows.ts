import type { ClientSession, Model, mongo } from 'mongoose';
import { tellOwnUpdate } from '../common/caching/own-writes.js';

interface Reading {
  session?: ClientSession | null;
  /** Those that are wanted, or else all that are not kept back by the schema. */
  columns?: Record<string, unknown>;
}

interface ReadingOfMany extends Reading {
  sort?: Record<string, 1 | -1>;
  skip?: number;
  limit?: number;
}

interface Change<Row> {
  filter: mongo.Filter<Row>;
  update: mongo.UpdateFilter<Row> | mongo.Document[];
  session?: ClientSession | null;
  /** Makes the row when there is none, of the filter and the update alone: defaults of the schema are not added. */
  upsert?: true;
}

/**
 * What a request does many times an hour, by the driver and under the rules of the connection (concerns, waits, refusals)
 * but without a query of mongoose, which looks at every column of the schema on its way there and back, and takes the
 * server as long as the call itself. So ids and days are what they are and never texts that would have to be cast, as
 * the types say; what is found is the row as it is stored.
 */
export async function findRow<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  { session, columns }: Reading = {},
): Promise<Row | null> {
  const options = { session: session ?? undefined, projection: columns ?? shownOf(model) };
  return (await model.collection.findOne(filter as never, options)) as Row | null;
}

/** The same for several. */
export async function findRows<Row>(
  model: Model<Row>,
  filter: mongo.Filter<Row>,
  { session, columns, ...part }: ReadingOfMany = {},
): Promise<Row[]> {
  const options = { session: session ?? undefined, projection: columns ?? shownOf(model), ...part };
  // mongoose gives a promise of the cursor while the database cannot be reached.
  const cursor = await Promise.resolve(model.collection.find(filter as never, options));
  return (await cursor.toArray()) as Row[];
}

/** Changes a row and gives it as it is then; null when there is none that fits. */
export async function changeRow<Row>(model: Model<Row>, change: Change<Row>): Promise<Row | null> {
  const { filter, session, upsert } = change;
  const update = stamped(model, change.update);
  const options = {
    ...optionsFor(session, upsert),
    returnDocument: 'after',
    projection: shownOf(model),
  } as const;
  const row = await model.collection.findOneAndUpdate(filter as never, update, options);
  if (row) tellOwnUpdate(model, { filter, update, session, row });
  return row as Row | null;
}

/** The same without looking at the row. @returns whether there was one */
export async function updateRow<Row>(model: Model<Row>, change: Change<Row>): Promise<boolean> {
  const { filter, session, upsert } = change;
  const update = stamped(model, change.update);
  const { matchedCount, upsertedCount } = await model.collection.updateOne(
    filter as never,
    update,
    optionsFor(session, upsert),
  );
  tellOwnUpdate(model, { filter, update, session });
  return matchedCount + upsertedCount > 0;
}

const optionsFor = (session: ClientSession | null | undefined, upsert?: true) => ({
  ...(session && { session }),
  ...(upsert && { upsert }),
});

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

/** With the time of the change, where the schema notes it. */
function stamped<Row>(model: Model<Row>, update: Change<Row>['update']): mongo.Document | mongo.Document[] {
  const now = 'updatedAt' in model.schema.paths ? { updatedAt: new Date() } : null;
  const clean = defined(update) as mongo.Document | mongo.Document[];
  if (!now) return clean;
  if (isPipeline(clean)) return [...clean, { $set: now }];
  return { ...clean, $set: { ...now, ...(clean.$set as object) } };
}

const isPipeline = (update: mongo.Document | mongo.Document[]): update is mongo.Document[] =>
  Array.isArray(update);

/** Columns that are not set are left out, as mongoose does, and not stored as null. */
function defined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(defined);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.map(([key, one]) => [key, defined(one)]));
}
