import type { Connection, mongo } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../errors/errors.js';
import { waitOf } from './wait-of.js';
import { tCommon } from '../../messages/common.js';

/** The collection of the counts. */
export const LIMITER_COLLECTIONS = [
  'accounttries',
  'chattries',
  'logintries',
  'mailcounts',
  'ordertries',
  'registrationtries',
  'resettries',
  'uploadtries',
  'verificationtries',
] as const;

interface Limit {
  collection: (typeof LIMITER_COLLECTIONS)[number];
  /** Distinguishes the limits in one collection. */
  name: string;
  points: number;
  seconds: number;
}

/** Counts events per time window in the database, shared by all processes. */
export class Limiter {
  private readonly store: RateLimiterMongo;

  constructor(
    connection: Connection,
    { collection, name, points, seconds }: Limit,
    /** First sentence of the error message; the time to wait follows. */
    private readonly sentence: string,
  ) {
    this.store = new RateLimiterMongo({
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: collection,
      keyPrefix: name,
      points,
      duration: seconds,
      disableIndexesCreation: true, // prepareLimiters creates them, and fails loudly
    });
  }

  /**
   * Counts one or several points. @returns the remaining points
   * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
   */
  async count(key: string, points = 1): Promise<number> {
    try {
      return (await this.store.consume(key, points)).remainingPoints;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      const sentence = `${this.sentence} ${tCommon('pleaseWait', { wait: waitOf(retryAfterSeconds) })}`;
      throw new Failure('TOO_MANY_REQUESTS', { sentence, retryAfterSeconds });
    }
  }

  /** Counts one if any is left; returns whether it did. */
  async isLeft(key: string): Promise<boolean> {
    try {
      await this.store.consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  /** Counts one if any is left. @returns 0, or the milliseconds until one is available */
  async waitFor(key: string): Promise<number> {
    try {
      await this.store.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
      throw refusal;
    }
  }

  /** Undoes a count. */
  async takeBack(key: string, points = 1): Promise<void> {
    await this.store.reward(key, points);
  }

  /** The same for several limits of one collection, or for the whole count. */
  takingBack(key: string, what: 'one' | 'all'): mongo.AnyBulkWriteOperation {
    const filter = { key: this.store.getKey(key), expire: { $gt: new Date() } };
    const update = what === 'one' ? { $inc: { points: -1 } } : { $set: { points: 0 } };
    return { updateOne: { filter, update } };
  }

  async forget(key: string): Promise<void> {
    await this.store.delete(key);
  }
}

/** Settings that limits of one collection share. */
export interface Shared {
  collection: Limit['collection'];
  seconds: number;
  sentence: string;
}

/** Creates limits that count in one collection: each with its name, points and own settings. */
export const limitersOf =
  (connection: Connection, { collection, ...shared }: Shared) =>
  (name: string, points: number, own: Partial<Omit<Shared, 'collection'>> = {}): Limiter => {
    const { seconds, sentence } = { ...shared, ...own };
    return new Limiter(connection, { collection, name, points, seconds }, sentence);
  };

/**
 * Creates the unique indexes of the counts before the first request.
 * @throws Error when it cannot: without them two counts of one key could coexist
 */
export async function prepareLimiters(connection: Connection): Promise<void> {
  for (const name of LIMITER_COLLECTIONS) {
    await connection.collection(name).createIndexes([
      { key: { expire: -1 }, expireAfterSeconds: 0 },
      { key: { key: 1 }, unique: true },
    ]);
  }
}
