import type { Actor, Origin } from '../http/actor.js';

export interface Export {
  /** As in its path, e.g. lab-tests. */
  resource: string;
  actor: Actor;
  filter: unknown;
  sort: string | null;
  rows: number;
  origin: Origin;
}

/** Called before a list is exported; the audit module provides it. */
export abstract class Exports {
  /** Await it before the first row is sent: no export without an audit row. */
  abstract note(taken: Export): Promise<void>;
}
