import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** Asserts within a transaction that the caller may still act for another person. @throws Failure otherwise */
type AssertStill = (session: ClientSession) => Promise<void>;

const requests = new AsyncLocalStorage<AssertStill>();

/** Makes every transaction of this work start with that assertion. */
export const actingWhile = <T>(assertStill: AssertStill, work: () => T): T => requests.run(assertStill, work);

/** Call it at the beginning of a transaction. */
export const assertStillActing = async (session: ClientSession): Promise<void> =>
  requests.getStore()?.(session);
