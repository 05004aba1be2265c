import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/care/appointments.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { isFreeToCancel } from '../common/free-cancellation.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import type { Appointment } from './appointment.schema.js';
import { mayBecome } from './appointment.status.js';
import { hasBegun, isMoved, whenOf } from './visit-time.js';

type Visit = Pick<
  Appointment,
  | 'paidPaise'
  | 'paidAtDesk'
  | 'refundedPaise'
  | 'slot'
  | 'appointmentDate'
  | 'preferredDate'
  | 'preferredTime'
  | 'insteadOf'
> &
  Partial<Pick<Appointment, 'history'>>;

/** Whether the hospital has moved it, perhaps back to a time that its patient asked for since then. */
const wasMoved = (visit: Visit): boolean => isMoved(visit) || Boolean(visit.insteadOf?.date);

/** Whether it had begun already when it was accepted: then its patient never had a moment to decide. */
function cameTooLate(visit: Visit, clock: HospitalClock): boolean {
  const accepted = visit.history?.findLast(({ status }) => status === 'accepted');
  return accepted !== undefined && wasMoved(visit) && hasBegun(visit, clock, accepted.at.getTime());
}

const isOver = (visit: Visit, clock: HospitalClock): boolean =>
  hasBegun(visit, clock) && !cameTooLate(visit, clock);

/**
 * Whether it is too late for a patient to cancel: the visit has begun. One that the hospital has moved to a time that was over by then stays open. A paid request whose time has come is answered
 * by the system; one that nothing was paid for is only a wish, and can be taken back at any time.
 */
export const isTooLateFor = (
  visit: Visit & Pick<Appointment, 'status'>,
  by: UserType,
  clock: HospitalClock,
): boolean =>
  by === 'patient' && (visit.status === 'accepted' || visit.paidPaise > 0) && isOver(visit, clock);

/** Whether this person may cancel the visit now. */
export const mayCancel = (
  visit: Visit & Pick<Appointment, 'status'>,
  by: UserType,
  clock: HospitalClock,
): boolean => mayBecome(visit.status, 'cancelled') && !isTooLateFor(visit, by, clock);

/**
 * What is paid back when this person cancels now, in paise: everything that has not gone back yet when the hospital
 * cancels or has moved the visit, or the patient cancels at least 24 hours before it; otherwise nothing.
 */
export function refundPaiseFor(visit: Visit, by: UserType, clock: HospitalClock): number {
  const leftPaise = visit.paidPaise - (visit.refundedPaise ?? 0);
  const { date, time } = whenOf(visit);
  if (by !== 'patient' || !date) return leftPaise;
  if (isOver(visit, clock)) return 0;
  if (wasMoved(visit)) return leftPaise;
  return isFreeToCancel(clock.instant(date, time)) ? leftPaise : 0;
}

/**
 * What becomes of the money: no sentence when nothing of the payment is left that could go back. What was paid at the
 * desk goes back there.
 */
export function refundSentences(leftPaise: number, refundPaise: number, atDesk = false): string[] {
  if (leftPaise === 0) return [];
  if (refundPaise > 0 && atDesk) return [`${formatPaise(refundPaise)} can be collected at our desk.`];
  if (refundPaise > 0) return [`${formatPaise(refundPaise)} will be refunded to your card in 5 to 7 days.`];
  return [`It starts in less than ${FREE_CANCELLATION_HOURS} hours, so nothing is refunded.`];
}

/** What the person who cancels is told. `leftPaise` is what of the payment has not gone back before. */
export const cancellationMessage = (leftPaise: number, refundPaise: number, atDesk = false): string =>
  ['Appointment cancelled.', ...refundSentences(leftPaise, refundPaise, atDesk)].join(' ');
