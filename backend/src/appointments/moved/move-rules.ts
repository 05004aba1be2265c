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

/** The doctor that a visit is with, or who was asked for it; null while none is. */
export const doctorIdOf = ({ acceptedDoctorId, doctorId }: Appointment) => acceptedDoctorId ?? doctorId;

/** Whether its patient may choose another time freely: the hospital has set the one that it has, or cannot keep it. */
export const isHospitalsTime = (visit: Appointment): boolean =>
  Boolean(visit.leaveCase) || (visit.status === 'accepted' && isMoved(visit));

/** How many moves a visit's patient has left. */
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

/** Why this person cannot move a visit now, wherever to; null when it can be moved. */
export const moveRefusal = (visit: Appointment, actor: Pick<Actor, 'type'>, terms: Terms): Failure | null =>
  refusalOf(visit, actor, terms)?.() ?? null;

/** Whether this person can move a visit now. Lists ask for each row: so no unused error is built. */
export const mayMove = (visit: Appointment, actor: Pick<Actor, 'type'>, terms: Terms): boolean =>
  refusalOf(visit, actor, terms) === null;

/**
 * The hospital moves what has not begun; a patient does so until the last tier begins and as often as the settings say,
 * unless the hospital has set the time.
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

/** What moving a visit now costs this person, in paise of what was paid. */
export function moveChargePaise(visit: Appointment, { type }: Pick<Actor, 'type'>, terms: Terms): number {
  if (type !== 'patient' || isHospitalsTime(visit)) return 0;
  const tier = tierNow(visit, terms);
  return tier ? keptPaise(tier, leftPaiseOf(visit)) : 0;
}

/** What a visit costs as things are: what was paid, less what has gone back for a doctor with a lower fee. */
export const feePaiseNow = ({ paidPaise, moves = [] }: Appointment): number =>
  paidPaise - moves.reduce((sum, { refundPaise }) => sum + refundPaise, 0);

/**
 * What goes back when a visit moves to this doctor, in paise: what they cost less than the one before, at most what is
 * left of the payment. The preview, the write and the offers of a leave all ask here.
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
