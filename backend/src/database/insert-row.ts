import type { ClientSession, Model, Types } from 'mongoose';
import { emitLocalChange } from '../common/caching/local-changes.js';

/**
 * Inserts a complete row by the driver's collection: nothing is cast, validated or filled in. For rows that a checkout
 * writes; `Model.create` makes a document of each, which takes a third of the processor time of a checkout.
 */
export async function insertRow<Row extends { _id: Types.ObjectId }>(
  model: Model<Row>,
  row: Row,
  session?: ClientSession,
): Promise<void> {
  await model.collection.insertOne(row, { session, ignoreUndefined: true });
  emitLocalChange(model, { id: String(row._id), row }, session);
}
