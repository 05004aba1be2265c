import { MongooseError, mongo } from 'mongoose';

/** True when a unique index refused the write (MongoDB error 11000). */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === 11000;

const ELECTION_CODES = new Set([91, 189, 10107, 11600, 11602, 13435, 13436, 262, 50]);

/** By name: the driver does not export all of these classes. */
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

/** Without a primary mongoose keeps a call back, and says in words alone that it has waited long enough. */
const KEPT_BACK = /buffering timed out/;

/** A write to a connection that the database has just ended: the driver hands this error of the system on as it is. */
const ENDED_BY_THE_OTHER = 'EPIPE';

/** True when the database could not be reached, changed its primary, or took too long: worth another try later. */
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
