import type { ClientSession, Types } from 'mongoose';
import { Failure } from '../common/errors/errors.js';
import { tAvailability } from '../messages/care/availability.js';

export interface Days {
  doctorId: Types.ObjectId | { $in: Types.ObjectId[] };
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

/** A visit that prevents a leave. */
export interface VisitOnDay {
  id: string;
  date: string;
  /** Null for a visit without a time. */
  time: string | null;
  /** Its length; 0 for a visit without a time. */
  minutes: number;
  /** The extra session of its time. */
  sessionId?: Types.ObjectId;
  patientName: string;
  /** Whether its patient is paying at the moment. */
  isHeld: boolean;
}

/** Finds a doctor's visits on certain days; the appointments module implements it. */
export abstract class VisitsOnDays {
  abstract find(days: Days, session?: ClientSession): Promise<VisitOnDay[]>;
}

/** @throws Failure LEAVE_OVER_VISITS with the booked visits, in order */
export function assertNoVisits(taken: VisitOnDay[], sentence?: string): void {
  if (taken.length === 0) return;
  const booked = taken
    .filter(({ isHeld }) => !isHeld)
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  throw new Failure('LEAVE_OVER_VISITS', {
    sentence: booked.length === 0 ? tAvailability('checkoutOnTheseDays') : sentence,
    visits: booked.map(({ id, date, time, patientName }) => ({ id, date, time, patientName })),
  });
}

const startOf = ({ date, time }: VisitOnDay) => `${date} ${time ?? ''}`;
