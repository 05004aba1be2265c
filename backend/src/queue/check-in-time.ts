import { CHECK_IN_HOURS, NO_SHOW_AFTER_MINUTES } from '../../../openapi/contract/care/check-in.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { whenOf } from '../appointments/visit-time.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { stateOf } from './attendance.js';

const MINUTE_MS = 60_000;

/** When a visit begins; null for one without an hour. */
function startOf(visit: Appointment, clock: HospitalClock): number | null {
  const { time } = whenOf(visit);
  return time ? clock.instant(visit.appointmentDate!, time).getTime() : null;
}

/** Until when its patient may still come in time; one without an hour is in time all day. */
function lateFrom(visit: Appointment, clock: HospitalClock): number {
  const start =
    startOf(visit, clock) ?? clock.instant(clock.addDays(visit.appointmentDate!, 1), null).getTime();
  return start + NO_SHOW_AFTER_MINUTES * MINUTE_MS;
}

/**
 * From when the patient of a visit of today can check in without the desk; null when that is not, or no longer, so.
 * A video visit has no check-in: joining counts as arrival.
 */
export function checkInFrom(visit: Appointment, clock: HospitalClock): Date | null {
  const isExpected = visit.kind !== 'video' && visit.status === 'accepted' && stateOf(visit) === 'expected';
  if (!isExpected || visit.appointmentDate !== clock.today() || isLate(visit, clock)) return null;
  const start = startOf(visit, clock);
  return start === null
    ? clock.instant(visit.appointmentDate, null)
    : new Date(start - CHECK_IN_HOURS * 60 * MINUTE_MS);
}

/** Whether so much of a visit's time has passed that its patient may be said not to have come. */
export const isLate = (visit: Appointment, clock: HospitalClock): boolean =>
  visit.appointmentDate !== null && Date.now() >= lateFrom(visit, clock);
