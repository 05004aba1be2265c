import type { ClientSession, Types } from 'mongoose';

export interface Days {
  doctorId: Types.ObjectId;
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

/** A visit that stands in the way of a leave. */
export interface VisitOnDay {
  id: string;
  date: string;
  /** Null for one that was accepted for the day alone. */
  time: string | null;
  /** How long it takes; 0 for one without a time. */
  minutes: number;
  patientName: string;
  /** Its patient is paying at this moment. */
  isHeld: boolean;
}

/** Tells which visits a doctor has on some days; the appointments provide it. */
export abstract class VisitsOnDays {
  abstract find(days: Days, session?: ClientSession): Promise<VisitOnDay[]>;
}
