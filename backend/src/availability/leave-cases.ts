import type { ClientSession, Types } from 'mongoose';
import type { LeaveCause } from '../../../openapi/contract/care/leave-cases.js';
import type { VisitOnDay } from './visits-on-days.js';

/** Why a doctor is away: a leave of theirs, a holiday of the hospital, or an extra session that does not take place. */
export interface Absence {
  _id: Types.ObjectId;
  cause: LeaveCause;
  /** What the holiday or the session is called; patients read it. */
  name?: string | null;
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
  /** Called when the absence is removed: visits of open cases are kept, and their patients are notified. */
  abstract close(absenceId: Types.ObjectId, session: ClientSession): Promise<void>;
  /** Refunds the cases whose time to choose is over; returns their number. */
  abstract settleDue(): Promise<number>;
}
