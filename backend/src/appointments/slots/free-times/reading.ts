/** Some minutes of a day, from midnight: from the first on, and before the last. */
export interface Span {
  from: number;
  to: number;
}

/** A reading of taken times that is under way, and what has changed since it began. */
export class Reading {
  /** Doctors of whom it will be known to be true. */
  readonly doctors: Set<string>;
  /** Visits that were written meanwhile: whose doctors it shows may have changed. */
  readonly changed = new Set<string>();
  done: Promise<void> = Promise.resolve();

  constructor(
    doctorIds: readonly string[],
    readonly order: number,
  ) {
    this.doctors = new Set(doctorIds);
  }
}
