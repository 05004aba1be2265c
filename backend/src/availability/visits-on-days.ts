import type { ClientSession, Types } from 'mongoose';
import { Failure } from '../common/errors/errors.js';
import { tAvailability } from '../messages/care/availability.js';

export interface Days {
  doctorId: Types.ObjectId | { $in: Types.ObjectId[] };
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
  /** The extra session whose time it has. */
  sessionId?: Types.ObjectId;
  patientName: string;
  /** Its patient is paying at this moment. */
  isHeld: boolean;
}

/** Tells which visits a doctor has on some days; the appointments provide it. */
export abstract class VisitsOnDays {
  abstract find(days: Days, session?: ClientSession): Promise<VisitOnDay[]>;
}

/** @throws Failure LEAVE_OVER_VISITS with those that are booked, in their order */
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
