import type { ClientSession, Connection, Document, Model, Query, Schema } from 'mongoose';
import { afterCommit } from '../transaction.js';

/** A write of this process, as far as it says what it writes: the id of the row, and the row as it is now. */
export interface OwnWrite<Row> {
  id: string | undefined;
  row: Partial<Row> | undefined;
}

type Listener = (write: OwnWrite<never>) => void;
type Updating = Query<unknown, unknown> & { model: Model<unknown> };
type Update = { $set?: unknown } | null | undefined;

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

/** The columns of whose changes is told, by schema. */
const told = new WeakMap<object, readonly string[]>();

/**
 * Lets a collection's writers be heard in their own process, once what they write is acknowledged: its stream of changes
 * brings it a moment later. Updates that touch none of the columns are not told of.
 */
export function tellOwnWrites<Row>(schema: Schema<Row>, columns: readonly (keyof Row & string)[]): void {
  told.set(schema, columns);
  schema.post('save', function (this: Document) {
    tell(this.constructor as unknown as Model<unknown>, this.$session(), {
      id: String(this._id),
      row: this.toObject(),
    });
  });
  schema.post([...UPDATES], function (this: unknown, result: unknown) {
    const query = this as Updating;
    const update = query.getUpdate() as Update;
    if (!touches(update, columns)) return;
    const { session } = query.getOptions();
    tell(query.model, session, { id: idOf(query.getFilter()), row: rowOf(result, update) });
  });
}

/** The same for rows that were inserted past mongoose's documents. */
export function tellOwnInserts<Row>(model: Model<Row>, rows: Row[], session?: ClientSession): void {
  if (!told.has(model.schema)) return;
  for (const row of rows) tell(model as unknown as Model<unknown>, session, { id: idOf(row as object), row });
}

interface OwnUpdate {
  filter: object;
  update: object;
  session?: ClientSession | null;
  /** As it is now, where that is known. */
  row?: object;
}

/** The same for an update that went past mongoose's queries. */
export function tellOwnUpdate<Row>(model: Model<Row>, { filter, update, session, row }: OwnUpdate): void {
  const columns = told.get(model.schema);
  if (columns && touches(update, columns))
    tell(model as unknown as Model<unknown>, session, { id: idOf(filter), row: rowOf(row, update) });
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

/** A deletion touches all columns, and so may the stages of a pipeline. */
function touches(update: Update, columns: readonly string[]): boolean {
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

/** The row that the call gives back, or else what it sets. */
function rowOf(result: unknown, update: Update): unknown {
  if (result && typeof result === 'object' && '_id' in result) return result;
  return update?.$set;
}
