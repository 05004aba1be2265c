import type { Connection } from 'mongoose';

/** Indexes of earlier versions that stand in the way of the rows of now; each has one in its place. */
const RETIRED = [
  // Of all accounts without an email address it allowed one.
  { collection: 'users', index: 'email_1_type_1', successor: 'one_account_per_email' },
];

/**
 * Drops them once their successors are there. In production the account of the server may drop none, and finds them
 * gone.
 */
export async function dropRetiredIndexes(connection: Connection): Promise<void> {
  for (const { collection, index, successor } of RETIRED) {
    const names = (await connection.collection(collection).indexes()).map(({ name }) => name);
    if (names.includes(index) && names.includes(successor))
      await connection.collection(collection).dropIndex(index);
  }
}
