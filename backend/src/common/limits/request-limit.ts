import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';
import { networksOf } from '../http/network.js';
import { NETWORK_FACTORS } from './limits.js';

export const A_MINUTE_MS = 60_000;

/** The weight of one request. */
export const WEIGHTS = {
  /** A search, or a chat message. */
  search: 3,
  /** A PDF, an export, an upload, or a document of the API. */
  file: 10,
} as const;
export type Cost = keyof typeof WEIGHTS;
/**
 * A file or picture of the site. A browser's first visit requests a hundred, later ones none: twenty people of
 * one network may arrive at the same time.
 */
export const STATIC_WEIGHT = 1 / 4;

/** The throttler's key: the cost of the route and the caller's address. */
export const throttlerKey = (cost: Cost, address: string): string => `${cost} ${address}`;

/** The answer of `@nestjs/throttler`'s storage. */
type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  hits: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * One count per network over all routes of this process, with higher limits for wider networks. Windows have
 * equal lengths, so they expire in the order of their start.
 */
@Injectable()
export class RequestLimit implements ThrottlerStorage {
  readonly limit: number;
  private readonly windows = new Map<string, Window>();

  constructor(@Inject(ENV) { RATE_LIMIT_PER_MINUTE }: Pick<Env, 'RATE_LIMIT_PER_MINUTE'>) {
    this.limit = RATE_LIMIT_PER_MINUTE;
  }

  /**
   * Counts a request before its route is known. The narrowest network comes first, so that a refused address
   * does not use up its neighbours' share.
   * @param apart name of a separate count
   * @returns the count of the network with the fewest requests left, scaled to `limit`
   */
  count(address: string, weight: number, apart = ''): Count {
    const now = Date.now();
    let fewest = { left: Infinity, endsAt: now };
    for (const { name, prefix } of networksOf(address)) {
      const window = this.windowOf(apart + name, now);
      window.hits += weight;
      const left = this.limit * NETWORK_FACTORS[prefix] - window.hits;
      if (left < fewest.left) fewest = { left, endsAt: window.endsAt };
      if (left < 0) break;
    }
    const seconds = Math.ceil((fewest.endsAt - now) / 1000);
    return {
      totalHits: Math.ceil(this.limit - fewest.left),
      timeToExpire: seconds,
      isBlocked: fewest.left < 0,
      timeToBlockExpire: seconds,
    };
  }

  /**
   * Adds the cost of a route beyond the 1 that every request counts.
   * @param key made by `throttlerKey`
   */
  increment(key: string): Promise<Count> {
    const [cost, address] = key.split(' ');
    return Promise.resolve(this.count(address, WEIGHTS[cost as Cost] - 1));
  }

  private windowOf(name: string, now: number): Window {
    const known = this.windows.get(name);
    if (known && known.endsAt > now) return known;
    for (const [ended, { endsAt }] of this.windows) {
      if (endsAt > now) break;
      this.windows.delete(ended);
    }
    const begun = { hits: 0, endsAt: now + A_MINUTE_MS };
    this.windows.set(name, begun);
    return begun;
  }
}
