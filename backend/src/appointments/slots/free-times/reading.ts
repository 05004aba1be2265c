/** A range of minutes of a day, counted from midnight; the end is excluded. */
export interface Span {
  from: number;
  to: number;
}

/** A running read of taken times, and the changes since it began. */
export class Reading {
  /** Doctors whose times the read will cover. */
  readonly doctors: Set<string>;
  /** Visits that were written during the read; their doctors may have changed. */
  readonly changed = new Set<string>();
  done: Promise<void> = Promise.resolve();

  constructor(
    doctorIds: readonly string[],
    readonly order: number,
  ) {
    this.doctors = new Set(doctorIds);
  }
}
