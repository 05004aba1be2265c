import type { HospitalClock } from '../common/hospital-clock.js';
import type { Appointment, When } from './appointment.schema.js';
import { isOpen } from './appointment.status.js';

type Timed = Pick<Appointment, 'slot' | 'appointmentDate' | 'preferredDate' | 'preferredTime'>;

/** Day and time of a visit; before an answer, the requested ones. Null for what is not fixed. */
export const whenOf = ({ slot, appointmentDate, preferredDate, preferredTime }: Timed) => ({
  date: slot?.date ?? appointmentDate ?? preferredDate,
  time: slot?.time ?? preferredTime,
});

/** When the present day and time were set, i.e. the last transition. */
export const timeSetAt = ({ history, createdAt }: Pick<Appointment, 'history' | 'createdAt'>): number =>
  Math.max(createdAt.getTime(), ...history.map(({ at }) => at.getTime()));

/**
 * Whether a visit had begun at a moment. One without a time begins when its day is over, one without a day
 * never.
 */
export function hasBegun(visit: Timed, clock: HospitalClock, at = Date.now()): boolean {
  const { date, time } = whenOf(visit);
  if (!date) return false;
  const start = time ? clock.instant(date, time) : clock.instant(clock.addDays(date, 1), null);
  return start.getTime() <= at;
}

/**
 * Whether a visit is requested or accepted and its time has not come. Dashboards, schedules and lists all use
 * it.
 */
export const isUpcoming = (visit: Timed & Pick<Appointment, 'status'>, clock: HospitalClock): boolean =>
  isOpen(visit.status) && !hasBegun(visit, clock);

/** The requested or paid day and time; by default the present ones. */
export function whenAsked(visit: Pick<Appointment, 'paidAtDesk'> & Timed): When {
  const { preferredDate, preferredTime, paidAtDesk } = visit;
  const { date, time } = paidAtDesk ?? { date: preferredDate, time: preferredTime };
  return date ? { date, time: time ?? null } : { ...whenOf(visit), date: whenOf(visit).date! };
}

type Movable = Timed & Partial<Pick<Appointment, 'paidAtDesk' | 'moves' | 'doctorId' | 'acceptedDoctorId'>>;

/**
 * Whether the hospital set another day, time or doctor than requested or paid for. A desk payment counts for
 * the time it was made for. A request for a day accepts any time of it.
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

/** Whether the hospital moved an accepted visit to another doctor since the patient last chose a time. */
function isWithOtherDoctor({ moves = [], acceptedDoctorId }: Movable): boolean {
  if (!acceptedDoctorId) return false;
  const since = moves.slice(moves.findLastIndex(({ byType }) => byType === 'patient') + 1);
  const before = since.find(({ status }) => status === 'accepted')?.from.doctorId;
  return before !== undefined && !before.equals(acceptedDoctorId);
}
