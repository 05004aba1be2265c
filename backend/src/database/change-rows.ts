import type { ClientSession, Model, mongo } from 'mongoose';
import { tellOwnUpdate } from '../common/caching/own-writes.js';
import { columnsOf } from '../common/find-rows.js';

interface Change<Row> {
  filter: mongo.Filter<Row>;
  update: mongo.UpdateFilter<Row> | mongo.Document[];
  session?: ClientSession | null;
  /** Makes the row when there is none, of the filter and the update alone: defaults of the schema are not added. */
  upsert?: true;
}

/**
 * Changes a row by the driver, as `find-rows.ts` reads it: a query of mongoose takes the server as long as the call itself.
 * @returns the row as it is then; null when there is none that fits
 */
export async function changeRow<Row>(
  model: Model<Row>,
  { columns, ...change }: Change<Row> & { columns?: Record<string, unknown> },
): Promise<Row | null> {
  const { filter, session, upsert } = change;
  const update = stamped(model, change.update);
  const options = {
    ...optionsFor(session, upsert),
    returnDocument: 'after',
    projection: columnsOf(model, columns),
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

/** Of a collection without watchers of own writes (`tellOwnWrites`). */
export async function deleteRows<Row>({ collection }: Model<Row>, filter: mongo.Filter<Row>): Promise<void> {
  await collection.deleteMany(filter as never);
}

const optionsFor = (session: ClientSession | null | undefined, upsert?: true) => ({
  ...(session && { session }),
  ...(upsert && { upsert }),
});

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
