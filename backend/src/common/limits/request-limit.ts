import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';

export const A_MINUTE_MS = 60_000;

/** How many ordinary requests one of these counts as. */
export const WEIGHTS = {
  /** A search, or a message to the chat. */
  search: 3,
  /** A PDF, an export, an upload, or a document of the API. */
  file: 10,
} as const;
export type Cost = keyof typeof WEIGHTS;
/**
 * A file or a picture of the site. The first visit of a browser asks for a hundred, later ones for none: twenty people
 * of one network may come at the same moment.
 */
export const STATIC_WEIGHT = 1 / 4;

/** The answer of `@nestjs/throttler`'s storage. */
type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  hits: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * One count for each network over all routes of this process. Windows have one length, so that the first to begin is
 * the first to end.
 */
@Injectable()
export class RequestLimit implements ThrottlerStorage {
  readonly limit: number;
  private readonly windows = new Map<string, Window>();

  constructor(@Inject(ENV) { RATE_LIMIT_PER_MINUTE }: Pick<Env, 'RATE_LIMIT_PER_MINUTE'>) {
    this.limit = RATE_LIMIT_PER_MINUTE;
  }

  /** Counts a request of a network, before its route is known. */
  count(network: string, weight: number): Count {
    const now = Date.now();
    const window = this.windowOf(network, now);
    window.hits += weight;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    return {
      totalHits: Math.ceil(window.hits),
      timeToExpire: seconds,
      isBlocked: window.hits > this.limit,
      timeToBlockExpire: seconds,
    };
  }

  /** Adds what a route costs more than the one that every request has been counted as. */
  increment(
    network: string,
    _ttlMs: number,
    _limit: number,
    _blockMs: number,
    throttler: string,
  ): Promise<Count> {
    return Promise.resolve(this.count(network, WEIGHTS[throttler as Cost] - 1));
  }

  private windowOf(network: string, now: number): Window {
    const known = this.windows.get(network);
    if (known && known.endsAt > now) return known;
    for (const [ended, { endsAt }] of this.windows) {
      if (endsAt > now) break;
      this.windows.delete(ended);
    }
    const begun = { hits: 0, endsAt: now + A_MINUTE_MS };
    this.windows.set(network, begun);
    return begun;
  }
}
