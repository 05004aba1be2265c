import type { ClientSession, Connection, Document, Model, Query, Schema } from 'mongoose';
import { afterCommit } from '../transaction.js';

/** A write of this process, as far as it says what it writes: the id of the row, and the row as it is now. */
export interface OwnWrite<Row> {
  id: string | undefined;
  row: Partial<Row> | undefined;
}

type Listener = (write: OwnWrite<never>) => void;
type Updating = Query<unknown, unknown> & { model: Model<unknown> };

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

/** By connection: a test may run two processes' worth of portal in one. */
const listeners = new WeakMap<Connection, Map<string, Listener[]>>();

/**
 * Lets a collection's writers be heard in their own process, once what they write is acknowledged: its stream of changes
 * brings it a moment later. Updates that touch none of the columns are not told of.
 */
export function tellOwnWrites<Row>(schema: Schema<Row>, columns: readonly (keyof Row & string)[]): void {
  schema.post('save', function (this: Document) {
    tell(this.constructor as unknown as Model<unknown>, this.$session(), {
      id: String(this._id),
      row: this.toObject(),
    });
  });
  schema.post([...UPDATES], function (this: unknown, result: unknown) {
    const query = this as Updating;
    if (!touches(query, columns)) return;
    tell(query.model, query.getOptions().session, { id: idOf(query), row: rowOf(result, query) });
  });
}

/** Hears of the writes that this process makes to a collection by this model. */
export function onOwnWrite<Row>(model: Model<Row>, listener: (write: OwnWrite<Row>) => void): void {
  const ofConnection = listeners.get(model.db) ?? new Map<string, Listener[]>();
  listeners.set(model.db, ofConnection);
  ofConnection.set(model.modelName, [...(ofConnection.get(model.modelName) ?? []), listener]);
}

function tell(
  model: Model<unknown>,
  session: ClientSession | null | undefined,
  write: { id: string | undefined; row: unknown },
): void {
  const heard = listeners.get(model.db)?.get(model.modelName);
  if (heard) afterCommit(session, () => heard.forEach((listener) => listener(write as OwnWrite<never>)));
}

/** A deletion touches all columns. */
function touches(query: Updating, columns: readonly string[]): boolean {
  const update = query.getUpdate() as Record<string, unknown> | null | undefined;
  if (!update) return true;
  const named = Object.entries(update).flatMap(([key, value]) =>
    key.startsWith('$') ? Object.keys(value ?? {}) : [key],
  );
  return named.some((name) => columns.includes(name.split('.')[0]));
}

function idOf(query: Updating): string | undefined {
  const { _id } = query.getFilter() as { _id?: unknown };
  return typeof _id === 'string' || isObjectId(_id) ? String(_id) : undefined;
}

const isObjectId = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId';

/** The row that the call gives back, or else what it sets. */
function rowOf(result: unknown, query: Updating): unknown {
  if (result && typeof result === 'object' && '_id' in result) return result;
  return (query.getUpdate() as { $set?: unknown } | null)?.$set;
}
