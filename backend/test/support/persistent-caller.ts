import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isBroken } from './client.js';
import type { Answer, Client } from './client.js';

const PAUSE_MS = 200;
const TIMEOUT_MS = 90_000;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into bodies of every shape
type Anything = any;

/** Retryable statuses. A retry may hide no other server error. */
const isLater = ({ status, body }: Answer<Anything>): boolean =>
  status === 502 || status === 503 || status === 429 || body.code === 'IN_PROGRESS';

/**
 * Calls like a careful integrator: without a response, or with a retryable one, it repeats the call with the
 * same key.
 */
export class PersistentCaller {
  /** @throws Error without a final response */
  async call(who: Client, method: string, path: string, body?: unknown): Promise<Answer<Anything>> {
    const headers: Record<string, string> = method === 'POST' ? { 'Idempotency-Key': randomUUID() } : {};
    return this.until(
      () => who.send(method, path, body, headers),
      (answer) => !isLater(answer),
      `${method} ${path}`,
    );
  }

  /** Repeats the work until its result is good; a broken connection is not a result. */
  async until<T>(work: () => Promise<T>, isGood: (outcome: T) => boolean, what: string): Promise<T> {
    const deadline = Date.now() + TIMEOUT_MS;
    let last = 'nothing';
    while (Date.now() < deadline) {
      try {
        const outcome = await work();
        if (isGood(outcome)) return outcome;
        last = JSON.stringify(outcome);
      } catch (error) {
        if (!isBroken(error)) throw error;
        last = String(error);
      }
      await wait(PAUSE_MS);
    }
    throw new Error(`${what} had no proper answer; the last was ${last}`);
  }
}
