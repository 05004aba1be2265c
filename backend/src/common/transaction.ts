import type { ClientSession, Connection } from 'mongoose';
import { assertStillActing } from './acting.js';
import { Failure } from './errors/errors.js';
import { isReachable } from './errors/reachable.js';

/** A database that cannot be reached for so long is not waited for; an election of a neighbour takes less. */
const GIVE_UP_AFTER_MS = 8000;
const LOOK_EVERY_MS = 500;

/** What is to be done when the transaction of a session has been committed. */
const afterCommits = new WeakMap<ClientSession, (() => void)[]>();

/** Calls once what is written in this session is acknowledged; at once without a transaction of `inTransaction`. */
export function afterCommit(session: ClientSession | null | undefined, call: () => void): void {
  const waiting = session && afterCommits.get(session);
  if (waiting) waiting.push(call);
  else call();
}

/**
 * Runs the writes of one step as a transaction: all or nothing, acknowledged by a majority, seen at one moment.
 * The work may run again after a passing conflict, so it must not do anything outside the database.
 * @throws Failure DATABASE_UNAVAILABLE when the database is lost meanwhile: the driver would try for two minutes, long
 *   after the caller has got the error
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
      afterCommits.set(session, []); // what an earlier try has written is undone
      await assertStillActing(session);
      return work(session);
    }, options);
    const result = await Promise.race([done, loss.happens]);
    for (const call of afterCommits.get(session) ?? []) call();
    return result;
  } finally {
    loss.stop();
    const ended = session.endSession();
    // A lost database is not waited for here either; without its session the driver stops to try.
    if (isReachable(connection)) await ended;
  }
}

/** `happens` rejects when the database has not been reachable for a while. */
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
