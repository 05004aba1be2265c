import type { ClientSession, Connection, Document, Model, Query, Schema } from 'mongoose';
import { afterCommit } from '../transaction.js';

/** A write of this process: the row's id if the filter has one, and the known columns after the write. */
export interface LocalChange<Row> {
  id: string | undefined;
  row: Partial<Row> | undefined;
}

type Listener = (change: LocalChange<never>) => void;
type Updating = Query<unknown, unknown> & { model: Model<unknown> };
export type Update = { $set?: unknown } | null | undefined;

const UPDATES = [
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'replaceOne',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
] as const;

/** Per connection, because tests run several portals in one process. */
const listeners = new WeakMap<Connection, Map<string, Listener[]>>();

/**
 * Reports committed writes of this process to its own caches. The change stream is some milliseconds late, but
 * users must see their own writes immediately. Updates of other columns are not reported.
 */
export function emitLocalChanges<Row>(schema: Schema<Row>, columns: readonly (keyof Row & string)[]): void {
  schema.post('save', function (this: Document) {
    const model = this.constructor as unknown as Model<unknown>;
    emitLocalChange(model, { id: String(this._id), row: this.toObject() }, this.$session());
  });
  schema.post([...UPDATES], function (this: unknown, result: unknown) {
    const query = this as Updating;
    const update = query.getUpdate() as Update;
    if (!touches(update, columns)) return;
    const change = { id: idOf(query.getFilter()), row: rowOf(result, update) };
    emitLocalChange(query.model, change, query.getOptions().session);
  });
}

/** Calls the listener after each write of this process through this model. */
export function onLocalChange<Row>(model: Model<Row>, listener: (change: LocalChange<Row>) => void): void {
  const byModel = listeners.get(model.db) ?? new Map<string, Listener[]>();
  listeners.set(model.db, byModel);
  byModel.set(model.modelName, [...(byModel.get(model.modelName) ?? []), listener]);
}

/** Calls the listeners after the commit. */
export function emitLocalChange<Row>(
  model: Model<Row>,
  change: { id: string | undefined; row: unknown },
  session?: ClientSession | null,
): void {
  const called = listeners.get(model.db)?.get(model.modelName);
  if (called)
    afterCommit(session, () => called.forEach((listener) => listener(change as LocalChange<never>)));
}

/** Whether an update writes one of the columns. Deletions and update pipelines may affect every column. */
export function touches(update: Update, columns: readonly string[]): boolean {
  if (!update || Array.isArray(update)) return true;
  const named = Object.entries(update as Record<string, unknown>).flatMap(([key, value]) =>
    key.startsWith('$') ? Object.keys(value ?? {}) : [key],
  );
  return named.some((name) => columns.includes(name.split('.')[0]));
}

function idOf(filter: object): string | undefined {
  const { _id } = filter as { _id?: unknown };
  return typeof _id === 'string' || isObjectId(_id) ? String(_id) : undefined;
}

const isObjectId = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId';

/** The returned row, or else the columns that the update sets. */
function rowOf(result: unknown, update: Update): unknown {
  if (result && typeof result === 'object' && '_id' in result) return result;
  return update?.$set;
}
