import { mongo } from 'mongoose';

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

/** True when the database could not be reached, changed its primary, or took too long: worth another try later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Error && UNREACHABLE.has(error.name)) return true;
  if (!(error instanceof mongo.MongoServerError)) return false;
  return (
    ELECTION_CODES.has(Number(error.code)) ||
    error.hasErrorLabel('TransientTransactionError') ||
    error.hasErrorLabel('RetryableWriteError')
  );
}
