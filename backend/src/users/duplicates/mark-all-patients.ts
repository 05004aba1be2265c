import type { Connection } from 'mongoose';
import type { User } from '../user.schema.js';

/** The patients of earlier versions are compared with each other. */
export async function markAllPatients(connection: Connection): Promise<void> {
  await connection
    .collection<User>('users')
    .updateMany({ type: 'patient' }, { $set: { duplicatesDue: new Date() } });
}
