import type { HospitalClock } from '../common/hospital-clock.js';
import type { Appointment, When } from './appointment.schema.js';
import { isOpen } from './appointment.status.js';

type Timed = Pick<Appointment, 'slot' | 'appointmentDate' | 'preferredDate' | 'preferredTime'>;

/** Day and time of a visit or, before an answer, the requested ones; null for what is not fixed. */
export const whenOf = ({ slot, appointmentDate, preferredDate, preferredTime }: Timed) => ({
  date: slot?.date ?? appointmentDate ?? preferredDate,
  time: slot?.time ?? preferredTime,
});

/** When its present day and hour were set: the last thing that happened to it. */
export const timeSetAt = ({ history, createdAt }: Pick<Appointment, 'history' | 'createdAt'>): number =>
  Math.max(createdAt.getTime(), ...history.map(({ at }) => at.getTime()));

/** Whether a visit's time had come at a moment. One without a time begins when its day is over; one without a day never. */
export function hasBegun(visit: Timed, clock: HospitalClock, at = Date.now()): boolean {
  const { date, time } = whenOf(visit);
  if (!date) return false;
  const start = time ? clock.instant(date, time) : clock.instant(clock.addDays(date, 1), null);
  return start.getTime() <= at;
}

/**
 * Whether a visit lies ahead: it is asked for or accepted, and its time has not come. Heads, schedules and lists of
 * coming visits all ask here.
 */
export const isUpcoming = (visit: Timed & Pick<Appointment, 'status'>, clock: HospitalClock): boolean =>
  isOpen(visit.status) && !hasBegun(visit, clock);

/** The day and time that were asked or paid for; the present ones where none were. */
export function whenAsked(visit: Pick<Appointment, 'paidAtDesk'> & Timed): When {
  const { preferredDate, preferredTime, paidAtDesk } = visit;
  const { date, time } = paidAtDesk ?? { date: preferredDate, time: preferredTime };
  return date ? { date, time: time ?? null } : { ...whenOf(visit), date: whenOf(visit).date! };
}

type Movable = Timed & Partial<Pick<Appointment, 'paidAtDesk' | 'moves' | 'doctorId' | 'acceptedDoctorId'>>;

/**
 * Whether the hospital has set another day, hour or doctor than was asked or paid for; a payment at the desk is for
 * the one of then. A day alone is met by any hour of it.
 */
export function isMoved(visit: Movable): boolean {
  const { date, time } = whenOf(visit);
  if (isWithOtherDoctor(visit)) return true;
  if (visit.paidAtDesk) return date !== visit.paidAtDesk.date || time !== visit.paidAtDesk.time;
  const { preferredDate, preferredTime } = visit;
  return (
    (preferredDate !== null && date !== preferredDate) || (preferredTime !== null && time !== preferredTime)
  );
}

/** Whether the hospital has given an accepted visit to another doctor since its patient last asked for a time. */
function isWithOtherDoctor({ moves = [], acceptedDoctorId }: Movable): boolean {
  if (!acceptedDoctorId) return false;
  const since = moves.slice(moves.findLastIndex(({ byType }) => byType === 'patient') + 1);
  const before = since.find(({ status }) => status === 'accepted')?.from.doctorId;
  return before !== undefined && !before.equals(acceptedDoctorId);
}
