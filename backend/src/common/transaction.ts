import type { ClientSession, Connection } from 'mongoose';
import { assertStillActing } from './acting.js';
import { Failure } from './errors/errors.js';
import { isReachable } from './errors/reachable.js';

/** How long an unreachable database is waited for. A primary election takes less than this. */
const GIVE_UP_AFTER_MS = 8000;
const LOOK_EVERY_MS = 500;

/** Callbacks for the commit of a session's transaction. */
const afterCommits = new WeakMap<ClientSession, (() => void)[]>();

/** Calls back once the session's writes are acknowledged; immediately outside of `inTransaction`. */
export function afterCommit(session: ClientSession | null | undefined, call: () => void): void {
  const waiting = session && afterCommits.get(session);
  if (waiting) waiting.push(call);
  else call();
}

/**
 * Runs the writes of one step as a transaction: atomic, majority-acknowledged, on one snapshot. The work may
 * run again after a transient conflict, so it must only write to the database.
 * @throws Failure DATABASE_UNAVAILABLE when the database is lost: the driver would retry for two minutes, long
 *   after the caller got the error
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const session = await connection.startSession();
  const loss = watchForLoss(connection);
  try {
    const options = {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
      maxCommitTimeMS: 5000,
    } as const;
    const done = session.withTransaction(async () => {
      afterCommits.set(session, []); // the writes of a previous attempt are rolled back
      await assertStillActing(session);
      return work(session);
    }, options);
    const result = await Promise.race([done, loss.happens]);
    for (const call of afterCommits.get(session) ?? []) call();
    return result;
  } finally {
    loss.stop();
    const ended = session.endSession();
    // A lost database is not waited for here either; ending the session stops the driver's retries.
    if (isReachable(connection)) await ended;
  }
}

/** Rejects when the database has been unreachable for a while. */
function watchForLoss(connection: Connection): { happens: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const happens = new Promise<never>((_, reject) => {
    let lostFor = 0;
    timer = setInterval(() => {
      lostFor = isReachable(connection) ? 0 : lostFor + LOOK_EVERY_MS;
      if (lostFor >= GIVE_UP_AFTER_MS) reject(new Failure('DATABASE_UNAVAILABLE'));
    }, LOOK_EVERY_MS);
  });
  return { happens, stop: () => clearInterval(timer) };
}
