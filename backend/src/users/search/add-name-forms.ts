import type { Connection } from 'mongoose';
import { nameFormsOf } from '../../common/names/name-forms.js';
import type { User } from '../user.schema.js';

type Named = Pick<User, '_id' | 'fullName'>;

const BATCH = 1000;

/** Gives the names of accounts of earlier versions the forms by which they are found. */
export async function addNameForms(connection: Connection): Promise<void> {
  const users = connection.collection<User>('users');
  let rows: Named[] = [];
  const write = async () => {
    await writeForms(connection, rows);
    rows = [];
  };
  for await (const row of users.find({}, { projection: { fullName: 1 } })) {
    rows.push(row);
    if (rows.length === BATCH) await write();
  }
  await write();
}

/** A name that is changed meanwhile has its forms already. */
async function writeForms(connection: Connection, rows: Named[]): Promise<void> {
  if (rows.length === 0) return;
  const writes = rows.map(({ _id, fullName }) => ({
    updateOne: { filter: { _id, fullName }, update: { $set: { nameWords: nameFormsOf(fullName) } } },
  }));
  await connection.collection<User>('users').bulkWrite(writes, { ordered: false });
}
