import type { Connection, mongo } from 'mongoose';
import { Failure } from '../errors/errors.js';
import { networksOf } from '../http/network.js';
import { tryRelease } from './give-back.js';
import { limitersOf } from './limiter.js';
import type { Limiter, Shared } from './limiter.js';
import { NETWORK_FACTORS } from './limits.js';

type Factors = typeof NETWORK_FACTORS;

interface Counted {
  limiter: Limiter;
  key: string;
}

/**
 * Counts by the networks of an address: the address itself and the wider networks around it, with higher
 * limits. The narrowest comes first, so that a refused address does not use up its neighbours' share.
 */
export class NetworkLimiter {
  constructor(
    private readonly limiterWith: (factor: number) => Limiter,
    private readonly factors: Factors = NETWORK_FACTORS,
  ) {}

  /**
   * Counts one.
   * @param of the object of the count, e.g. an account
   * @returns the smallest remainder of the networks
   * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
   */
  async count(address: string, of?: string): Promise<number> {
    const left: number[] = [];
    for (const { limiter, key } of this.countedAt(address, of)) left.push(await limiter.count(key));
    return Math.min(...left);
  }

  /** Counts one in all of the networks or in none; returns whether each had one left. */
  async isLeft(address: string): Promise<boolean> {
    const counted: Counted[] = [];
    for (const each of this.countedAt(address)) {
      counted.push(each);
      if (await each.limiter.isLeft(each.key)) continue;
      await takeBackAll(counted);
      return false;
    }
    return true;
  }

  /** Counts in all of the networks or in none. @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
  async countAll(address: string, points = 1): Promise<void> {
    const counted: Counted[] = [];
    try {
      for (const each of this.countedAt(address)) {
        counted.push(each);
        await each.limiter.count(each.key, points);
      }
    } catch (error) {
      if (error instanceof Failure) await tryRelease('network', () => takeBackAll(counted, points));
      throw error;
    }
  }

  /** Undoes a count. */
  async takeBack(address: string, points = 1): Promise<void> {
    await takeBackAll(this.countedAt(address), points);
  }

  /** The same for several limits of one collection, or for the whole count. */
  takingBack(address: string, what: 'one' | 'all', of?: string): mongo.AnyBulkWriteOperation[] {
    return this.countedAt(address, of).map(({ limiter, key }) => limiter.takingBack(key, what));
  }

  async forget(address: string, of?: string): Promise<void> {
    await Promise.all(this.countedAt(address, of).map(({ limiter, key }) => limiter.forget(key)));
  }

  private countedAt(address: string, of?: string): Counted[] {
    return networksOf(address).map(({ name, prefix }) => ({
      limiter: this.limiterWith(this.factors[prefix]),
      key: of === undefined ? name : `${of} ${name}`,
    }));
  }
}

const takeBackAll = (counted: Counted[], points = 1): Promise<unknown> =>
  Promise.all(counted.map(({ limiter, key }) => limiter.takeBack(key, points)));

/** Creates limits that count networks in one collection: each with its name and the points of one address. */
export const networkLimitersOf =
  (connection: Connection, shared: Shared) =>
  (name: string, points: number, own: Partial<Omit<Shared, 'collection'>> & { factors?: Factors } = {}) => {
    const limiter = limitersOf(connection, shared);
    const { factors = NETWORK_FACTORS, ...rest } = own;
    const byFactor = new Map(
      [...new Set(Object.values(factors))].map((factor) => [
        factor,
        limiter(name, Math.ceil(points * factor), rest),
      ]),
    );
    return new NetworkLimiter((factor) => byFactor.get(factor)!, factors);
  };
