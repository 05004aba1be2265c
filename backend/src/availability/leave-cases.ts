import type { ClientSession, Types } from 'mongoose';
import type { LeaveCause } from '../../../openapi/contract/care/leave-cases.js';
import type { VisitOnDay } from './visits-on-days.js';

/** Why a doctor is away: a leave, a hospital holiday, or a removed extra session. */
export interface Absence {
  _id: Types.ObjectId;
  cause: LeaveCause;
  /** The name of the holiday or session, which patients read. */
  name?: string | null;
  /** First and last day, YYYY-MM-DD. No free time on them is offered. */
  from: string;
  to: string;
}

/** Handles the visits that an absence affects; the appointments module implements it. */
export abstract class LeaveCases {
  /**
   * Opens a case for each of these visits that can still take place, and offers alternatives to its patient.
   * @returns the number of patients with time left to choose
   */
  abstract open(visits: Pick<VisitOnDay, 'id'>[], absence: Absence, session: ClientSession): Promise<number>;
  /** Called when the absence is removed: visits with open cases stay, and their patients are notified. */
  abstract close(absenceId: Types.ObjectId, session: ClientSession): Promise<void>;
  /** Refunds the cases whose time to choose is over; returns their number. */
  abstract settleDue(): Promise<number>;
}
