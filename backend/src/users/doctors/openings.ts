import type { Opening } from '../../../../openapi/contract/care/slots.js';
import type { User } from '../user.schema.js';

/** The searched days (YYYY-MM-DD, both included), and a filter of times. */
export interface TimePreference {
  from: string;
  to: string;
  isWanted: (date: string, time: string) => boolean;
}

/** Finds the free times of doctors; the appointments module implements it. */
export abstract class Openings {
  /**
   * Ensures that `next` returns the present free times of these doctors.
   * @returns whether they stay valid until `onChange` reports a change
   */
  abstract ready(doctorIds: readonly string[]): Promise<boolean>;
  /** A doctor's first matching free times. */
  abstract next(doctor: User, preference: TimePreference): Opening[];
  abstract onChange(listener: () => void): void;
}
