import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** Says, as part of a transaction, that the caller may still act for another person. @throws Failure when no longer */
type AssertStill = (session: ClientSession) => Promise<void>;

const requests = new AsyncLocalStorage<AssertStill>();

/** Lets every transaction of this work begin with that assertion. */
export const actingWhile = <T>(assertStill: AssertStill, work: () => T): T => requests.run(assertStill, work);

/** To be called at the beginning of a transaction. */
export const assertStillActing = async (session: ClientSession): Promise<void> =>
  requests.getStore()?.(session);
