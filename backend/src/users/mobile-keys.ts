import type { Connection, Types } from 'mongoose';
import { phoneKeysOf } from '../common/phone.js';

const BATCH = 500;

/** Gives accounts of earlier versions what their mobile numbers are found by. */
export async function addMobileKeys(connection: Connection): Promise<void> {
  const users = connection.collection<{ _id: Types.ObjectId; mobile: string | null }>('users');
  const before = { mobileKeys: { $exists: false } };
  for (;;) {
    const rows = await users
      .find(before, { projection: { mobile: 1 } })
      .limit(BATCH)
      .toArray();
    if (rows.length === 0) return;
    const updates = rows.map(({ _id, mobile }) => ({
      // A number that is changed at this moment keeps the keys that come with the change.
      updateOne: { filter: { _id, ...before }, update: { $set: { mobileKeys: phoneKeysOf(mobile) } } },
    }));
    await users.bulkWrite(updates);
  }
}
