import type { Connection, Types } from 'mongoose';
import type { User } from '../user.schema.js';
import { takeHospitalNumbers } from './hospital-numbers.service.js';

const BATCH = 1000;
const UNNUMBERED = { hospitalNumber: { $exists: false } };

/** Gives a hospital number to the patients of earlier versions, in the order of their registration. */
export async function numberPatients(connection: Connection): Promise<void> {
  const users = connection.collection<User>('users');
  let after: Types.ObjectId | undefined;
  for (;;) {
    const rest = after ? { _id: { $gt: after } } : {};
    const ids = await users
      .find({ type: 'patient', ...UNNUMBERED, ...rest }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .map(({ _id }) => _id)
      .toArray();
    if (ids.length === 0) return;
    await numberEach(connection, ids);
    after = ids.at(-1);
  }
}

/** A patient who got a number from another process keeps it. */
async function numberEach(connection: Connection, ids: Types.ObjectId[]): Promise<void> {
  const numbers = await takeHospitalNumbers(connection, ids.length);
  const writes = ids.map((_id, n) => ({
    updateOne: { filter: { _id, ...UNNUMBERED }, update: { $set: { hospitalNumber: numbers[n] } } },
  }));
  await connection.collection<User>('users').bulkWrite(writes, { ordered: false });
}
