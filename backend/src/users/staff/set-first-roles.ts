import type { Connection } from 'mongoose';
import type { User } from '../user.schema.js';

/** Administrators of earlier versions could do everything: they become owners. */
export async function setFirstRoles(connection: Connection): Promise<void> {
  await connection
    .collection<User>('users')
    .updateMany({ type: 'admin', staffRole: { $exists: false } }, { $set: { staffRole: 'owner' } });
}
