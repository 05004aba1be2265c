import { z } from 'zod';
import { newId } from './ids.js';
import type { Database, FaultDoc } from './database.js';

/** Body of POST /sandbox/faults. */
export const faultRequest = z.strictObject({
  mode: z.enum(['error500', 'rate429', 'hang', 'resetAfterSuccess']),
  path: z.string().startsWith('/v1').max(200).default('/v1'),
  times: z.number().int().min(1).max(10_000).default(1),
});
export type FaultRequest = z.infer<typeof faultRequest>;

/**
 * Orders a fault for the next `times` calls whose path begins with `path` (default: every /v1 call):
 * - `error500`: answers 500 api_error, nothing is done
 * - `rate429`: answers 429 rate_limit, nothing is done
 * - `hang`: takes the request and never answers, nothing is done
 * - `resetAfterSuccess`: does what is asked, then cuts the connection instead of answering
 *
 * Faults are used up in the order they were given. POST /sandbox/faults orders one (`{mode, path?, times?}`), DELETE
 * /sandbox/faults forgets them all; both need the bearer key.
 */
export async function orderFault(db: Database, { mode, path, times }: FaultRequest): Promise<void> {
  const fault: FaultDoc = { _id: newId('fault_'), mode, path, remaining: times, created: new Date() };
  await db.faults.insertOne(fault);
}

/** Forgets the faults that were ordered and not used up. */
export async function clearFaults(db: Database): Promise<void> {
  await db.faults.deleteMany({});
}

/**
 * Uses up one fault for a call.
 * @param path path of the call, without its query
 * @returns the fault to act out, or null for a call that goes as usual
 */
export async function takeFault(db: Database, path: string): Promise<FaultDoc['mode'] | null> {
  const applies = { $eq: [{ $indexOfBytes: [path, '$path'] }, 0] };
  const fault = await db.faults.findOneAndUpdate(
    { remaining: { $gt: 0 }, $expr: applies },
    { $inc: { remaining: -1 } },
    { sort: { created: 1 } },
  );
  return fault?.mode ?? null;
}
