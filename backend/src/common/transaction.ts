import type { ClientSession, Connection } from 'mongoose';

/**
 * Runs the writes of one step as a transaction: all or nothing, acknowledged by a majority, seen at one moment.
 * The work may run again after a passing conflict, so it must not do anything outside the database.
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const session = await connection.startSession();
  try {
    return await session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
      maxCommitTimeMS: 5000,
    });
  } finally {
    await session.endSession();
  }
}
