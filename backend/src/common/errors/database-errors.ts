import { MongooseError, mongo } from 'mongoose';

/** True when a unique index refused the write (MongoDB error 11000). */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === 11000;

const ELECTION_CODES = new Set([91, 189, 10107, 11600, 11602, 13435, 13436, 262, 50]);

/** By name, because the driver does not export all of these classes. */
const UNREACHABLE = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);

/** Without a primary mongoose buffers a call and reports its timeout only in the message. */
const KEPT_BACK = /buffering timed out/;

/** A write to a connection that the database has just closed: the driver passes on the system's error. */
const ENDED_BY_THE_OTHER = 'EPIPE';

/** True when the database was unreachable, changed its primary, or timed out: a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Error && UNREACHABLE.has(error.name)) return true;
  if ((error as { code?: unknown } | null)?.code === ENDED_BY_THE_OTHER) return true;
  if (error instanceof MongooseError && KEPT_BACK.test(error.message)) return true;
  if (!(error instanceof mongo.MongoServerError)) return false;
  return (
    ELECTION_CODES.has(Number(error.code)) ||
    error.hasErrorLabel('TransientTransactionError') ||
    error.hasErrorLabel('RetryableWriteError')
  );
}
