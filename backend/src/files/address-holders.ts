import type { Actor } from '../common/http/actor.js';

/** Resolves the logins of signed addresses; auth provides it. */
export abstract class AddressHolders {
  /** The person of this valid login; with a dependant's id after a dot, only while it may act for them. */
  abstract holderOf(sessionId: string): Promise<Actor | null>;
}
