import type { ClientSession, Model } from 'mongoose';
import { tellOwnInserts } from '../common/caching/own-writes.js';

/**
 * Inserts a row just as it is. mongoose would make a document of it first, with a setter and a check for every column,
 * which takes the server longer than the write itself: so this is for rows that the server makes by itself and whose
 * type says that nothing is missing. Neither the defaults of the schema nor its times are added.
 */
export async function insertRow<Row>(model: Model<Row>, row: Row, session?: ClientSession): Promise<void> {
  await model.collection.insertOne(row as never, optionsFor(session));
  tellOwnInserts(model, [row], session);
}

/** The same for several. */
export async function insertRows<Row>(
  model: Model<Row>,
  rows: Row[],
  session?: ClientSession,
): Promise<void> {
  if (rows.length === 0) return;
  if (rows.length === 1) return insertRow(model, rows[0], session);
  await model.collection.insertMany(rows as never, optionsFor(session));
  tellOwnInserts(model, rows, session);
}

/** Columns that are not set are left out, as mongoose does, and not stored as null. */
const optionsFor = (session?: ClientSession) => ({ session, ignoreUndefined: true });
