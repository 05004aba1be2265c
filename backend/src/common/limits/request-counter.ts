import type { ThrottlerStorage } from '@nestjs/throttler';

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  hits: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts requests in windows of time, one number for each caller. The throttler's own storage keeps every single hit
 * and goes through them on each request, which cost more than answering it; a library's counts by promises, and each
 * request would wait for one.
 */
export class RequestCounter implements ThrottlerStorage {
  /** All are of one length, so the first to begin is the first to end. */
  private readonly windows = new Map<string, Window>();

  constructor(private readonly ttlMs: number) {}

  /** Counts one. @returns how many there have been, and the seconds until the count begins anew */
  count(key: string): { hits: number; seconds: number } {
    const now = Date.now();
    const window = this.windowOf(key, now);
    window.hits += 1;
    return { hits: window.hits, seconds: Math.ceil((window.endsAt - now) / 1000) };
  }

  /** As the throttler asks. */
  increment(key: string, _ttlMs: number, limit: number): Promise<Count> {
    const { hits, seconds } = this.count(key);
    const isBlocked = hits > limit;
    return Promise.resolve({
      totalHits: hits,
      timeToExpire: seconds,
      isBlocked,
      timeToBlockExpire: seconds,
    });
  }

  private windowOf(key: string, now: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    for (const [ended, { endsAt }] of this.windows) {
      if (endsAt > now) break;
      this.windows.delete(ended);
    }
    const begun = { hits: 0, endsAt: now + this.ttlMs };
    this.windows.set(key, begun);
    return begun;
  }
}
