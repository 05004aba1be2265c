import type { ClientSession, Types } from 'mongoose';
import type { VisitOnDay } from './visits-on-days.js';

/** Why a doctor is away: a leave of theirs, or a holiday of the hospital. */
export interface Absence {
  _id: Types.ObjectId;
  cause: 'leave' | 'holiday';
  /** First and last day, YYYY-MM-DD: what is free on them as far as is known is not offered. */
  from: string;
  to: string;
}

/** Looks after the patients whose visits an absence takes; the appointments provide it. */
export abstract class LeaveCases {
  /**
   * Opens a case for each of these visits that still can take place, and tells its patient what can be chosen.
   * @returns how many patients have time left to choose
   */
  abstract open(visits: Pick<VisitOnDay, 'id'>[], absence: Absence, session: ClientSession): Promise<number>;
  /** The absence is taken back: the visits of its open cases stand, and their patients are told. */
  abstract close(absenceId: Types.ObjectId, session: ClientSession): Promise<void>;
  /** Refunds what nobody can choose about any more; how many it was. */
  abstract settleDue(): Promise<number>;
}
