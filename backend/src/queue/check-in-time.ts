import { CHECK_IN_HOURS, NO_SHOW_AFTER_MINUTES } from '../../../openapi/contract/care/check-in.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { stateOf } from './attendance.js';

const MINUTE_MS = 60_000;

/** The start of a visit; null without a time. */
function startOf(visit: Appointment, clock: HospitalClock): number | null {
  const { time } = whenOf(visit);
  return time ? clock.instant(visit.appointmentDate!, time).getTime() : null;
}

/** Until when its patient is in time; without a time, all day. */
function lateFrom(visit: Appointment, clock: HospitalClock): number {
  const start =
    startOf(visit, clock) ?? clock.instant(clock.addDays(visit.appointmentDate!, 1), null).getTime();
  return start + NO_SHOW_AFTER_MINUTES * MINUTE_MS;
}

/**
 * From when today's patient can check in without the desk; null when that is not or no longer possible. A video
 * visit has no check-in: joining counts as arrival.
 */
export function checkInFrom(visit: Appointment, clock: HospitalClock): Date | null {
  const isExpected = visit.kind !== 'video' && visit.status === 'accepted' && stateOf(visit) === 'expected';
  if (!isExpected || visit.appointmentDate !== clock.today() || isLate(visit, clock)) return null;
  const start = startOf(visit, clock);
  return start === null
    ? clock.instant(visit.appointmentDate, null)
    : new Date(start - CHECK_IN_HOURS * 60 * MINUTE_MS);
}

/** Whether so much time has passed that the patient can be marked as not come. */
export const isLate = (visit: Appointment, clock: HospitalClock): boolean =>
  visit.appointmentDate !== null && Date.now() >= lateFrom(visit, clock);
