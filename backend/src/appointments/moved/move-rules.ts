import { keptPaise, lastHours, tierAt } from '../../../../openapi/contract/site/visit-tiers.js';
import type { Actor } from '../../common/http/actor.js';
import { Failure } from '../../common/errors/errors.js';
import type { User } from '../../users/user.schema.js';
import type { Appointment } from '../appointment.schema.js';
import { isOpen, wrongState } from '../appointment.status.js';
import { isOver, leftPaiseOf } from '../cancellation.js';
import type { Terms } from '../cancellation.js';
import { isMoved, whenOf } from '../visit-time.js';
import { tAppointment } from '../../messages/care/appointments.js';

const HOUR_MS = 3_600_000;

/** The doctor of a visit or the requested one; null if there is none. */
export const doctorIdOf = ({ acceptedDoctorId, doctorId }: Appointment) => acceptedDoctorId ?? doctorId;

/**
 * Whether the patient may choose another time freely, because the hospital set or cannot keep the present one.
 */
export const isHospitalsTime = (visit: Appointment): boolean =>
  Boolean(visit.leaveCase) || (visit.status === 'accepted' && isMoved(visit));

/** How many moves the patient has left. */
export const movesLeft = ({ moves = [] }: Appointment, { rules }: Terms): number =>
  Math.max(0, rules.maxMoves - moves.filter(({ counts }) => counts).length);

/** Until when this person may move a visit; null for one without a day. */
export function moveUntil(visit: Appointment, { type }: Pick<Actor, 'type'>, terms: Terms): Date | null {
  const { date, time } = whenOf(visit);
  if (!date) return null;
  const { clock, rules } = terms;
  if (type === 'patient' && !isHospitalsTime(visit))
    return new Date(clock.instant(date, time).getTime() - lastHours(rules.moving) * HOUR_MS);
  return time ? clock.instant(date, time) : clock.instant(clock.addDays(date, 1), null);
}

/** Why this person cannot move the visit now, to any time; null when it can be moved. */
export const moveRefusal = (visit: Appointment, actor: Pick<Actor, 'type'>, terms: Terms): Failure | null =>
  refusalOf(visit, actor, terms)?.() ?? null;

/** Whether this person can move a visit now. Lists call it per row, so it builds no unused error. */
export const mayMove = (visit: Appointment, actor: Pick<Actor, 'type'>, terms: Terms): boolean =>
  refusalOf(visit, actor, terms) === null;

/**
 * The hospital may move a visit until it begins. A patient may move it until the last tier begins, within the
 * limit of moves, unless the hospital set the time.
 */
function refusalOf(visit: Appointment, { type }: Pick<Actor, 'type'>, terms: Terms): (() => Failure) | null {
  const { clock, rules } = terms;
  if (!isOpen(visit.status)) return () => wrongState(visit.status);
  if (!doctorIdOf(visit)) return () => new Failure('NO_DOCTOR_YET');
  if (isOver(visit, clock)) return hasStarted;
  if (type !== 'patient' || isHospitalsTime(visit)) return null;
  if (movesLeft(visit, terms) === 0) return () => tooOften(rules.maxMoves);
  return tierNow(visit, terms) ? null : () => tooLate(lastHours(rules.moving));
}

const hasStarted = (): Failure => new Failure('VISIT_STARTED', { sentence: tAppointment('moving.begun') });

/** The cost of moving a visit now for this person, in paise of the payment. */
export function moveChargePaise(visit: Appointment, { type }: Pick<Actor, 'type'>, terms: Terms): number {
  if (type !== 'patient' || isHospitalsTime(visit)) return 0;
  const tier = tierNow(visit, terms);
  return tier ? keptPaise(tier, leftPaiseOf(visit)) : 0;
}

/** The current cost of a visit: the payment, less refunds for a doctor with a lower fee. */
export const feePaiseNow = ({ paidPaise, moves = [] }: Appointment): number =>
  paidPaise - moves.reduce((sum, { refundPaise }) => sum + refundPaise, 0);

/**
 * The refund in paise when a visit moves to a doctor with a lower fee; at most the rest of the payment. The
 * preview, the write and the offers of a leave all use it.
 */
export function feeDifferencePaise(
  visit: Appointment,
  { doctor, leftPaise }: { doctor: Pick<User, '_id' | 'feePaise'>; leftPaise: number },
): number {
  if (!visit.paymentId || doctor._id.equals(doctorIdOf(visit))) return 0;
  return Math.max(0, Math.min(feePaiseNow(visit) - (doctor.feePaise ?? 0), leftPaise));
}

function tierNow(visit: Appointment, { clock, rules }: Terms) {
  const { date, time } = whenOf(visit);
  const msBefore = date ? clock.instant(date, time).getTime() - Date.now() : Infinity;
  return tierAt(rules.moving, msBefore);
}

function tooOften(maxMoves: number): Failure {
  if (maxMoves === 0) return new Failure('MOVED_TOO_OFTEN', { sentence: tAppointment('moving.notAllowed') });
  const few = [tAppointment('moving.tooOftenOnce'), tAppointment('moving.tooOftenTwice')];
  const sentence = few[maxMoves - 1] ?? tAppointment('moving.tooOften', { maxMoves });
  return new Failure('MOVED_TOO_OFTEN', { sentence });
}

const tooLate = (hours: number): Failure =>
  new Failure('TOO_LATE_TO_MOVE', {
    sentence: tAppointment('moving.tooLate', { hours }),
  });
