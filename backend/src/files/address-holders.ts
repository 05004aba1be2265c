import type { Actor } from '../common/http/actor.js';

/** Knows the logins that signed addresses are made for; auth provides it. */
export abstract class AddressHolders {
  /** The person whose login this is, while it counts; with the id of a dependant behind a dot: while it acts for them. */
  abstract holderOf(sessionId: string): Promise<Actor | null>;
}
