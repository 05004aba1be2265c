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

/** Told of every list that is about to leave as a file; who keeps a trail of exports provides it. */
export abstract class Exports {
  /** To be awaited before the first row leaves: what leaves no trace is not given out. */
  abstract note(taken: Export): Promise<void>;
}
