import type { Opening } from '../../../../openapi/contract/care/slots.js';
import type { User } from '../user.schema.js';

/** Between which days a time is looked for (YYYY-MM-DD, both included), and which times will do. */
export interface TimePreference {
  from: string;
  to: string;
  isWanted: (date: string, time: string) => boolean;
}

/** Tells the free times of doctors; the visits provide it. */
export abstract class Openings {
  /**
   * Sees to it that `next` says of these doctors what is free now.
   * @returns whether it stays so until `onChange` says otherwise
   */
  abstract ready(doctorIds: readonly string[]): Promise<boolean>;
  /** A doctor's first free times that are wished. */
  abstract next(doctor: User, wish: TimePreference): Opening[];
  abstract onChange(listener: () => void): void;
}
