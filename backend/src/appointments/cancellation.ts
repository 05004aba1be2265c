import type { UserType } from '../../../openapi/contract/people/fields.js';
import type { VisitRules } from '../../../openapi/contract/site/visit-rules.js';
import { keptPaise, lastHours, tierAt } from '../../../openapi/contract/site/visit-tiers.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import type { Appointment } from './appointment.schema.js';
import { mayBecome } from './appointment.status.js';
import { hasBegun, isMoved, whenOf } from './visit-time.js';
import { tAppointment } from '../messages/care/appointments.js';

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
  | 'leaveCase'
> &
  Partial<Pick<Appointment, 'history' | 'moves' | 'doctorId' | 'acceptedDoctorId'>>;

/**
 * Whether the hospital has moved it, perhaps back to a time that its patient asked for since then, or has no doctor for
 * it at its time.
 */
const wasMoved = (visit: Visit): boolean =>
  isMoved(visit) || Boolean(visit.insteadOf?.date) || Boolean(visit.leaveCase);

/** Whether it had begun already when it was accepted: then its patient never had a moment to decide. */
function cameTooLate(visit: Visit, clock: HospitalClock): boolean {
  const accepted = visit.history?.findLast(({ status }) => status === 'accepted');
  return accepted !== undefined && wasMoved(visit) && hasBegun(visit, clock, accepted.at.getTime());
}

/** Whether its time has come, unless it had come already when the hospital set it. */
export const isOver = (visit: Visit, clock: HospitalClock): boolean =>
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

/** What cancelling and moving are judged by. */
export interface Terms {
  clock: HospitalClock;
  rules: Readonly<VisitRules>;
}

/** What becomes of the money of a visit that is cancelled. */
export interface Settlement {
  refundPaise: number;
  keptPaise: number;
  /** Within how many hours of the visit it is, so that something is kept; null when that is not why. */
  withinHours: number | null;
}

/** What of a payment has not gone back before, as the visit knows it. */
export const leftPaiseOf = (visit: Visit): number => visit.paidPaise - (visit.refundedPaise ?? 0);

/** What the patient's own moves have cost so far: it is kept at a later cancellation. */
const chargedPaise = ({ moves = [] }: Visit): number =>
  moves.reduce((sum, { chargePaise }) => sum + chargePaise, 0);

/**
 * What is paid back of the rest of a payment when this person cancels now: all of it when the hospital cancels or has
 * moved the visit; to a patient what the tiers leave, less what moving has cost.
 */
export function settlementOf(
  visit: Visit,
  leftPaise: number,
  { by, clock, rules }: Terms & { by: UserType },
): Settlement {
  const all = { refundPaise: leftPaise, keptPaise: 0, withinHours: null };
  const nothing = { refundPaise: 0, keptPaise: leftPaise, withinHours: null };
  const { date, time } = whenOf(visit);
  if (by !== 'patient' || !date) return all;
  if (isOver(visit, clock)) return nothing;
  if (wasMoved(visit)) return all;
  const tiers = rules.cancelling;
  const tier = tierAt(tiers, clock.instant(date, time).getTime() - Date.now());
  if (!tier) return { ...nothing, withinHours: lastHours(tiers) };
  const forLate = keptPaise(tier, leftPaise);
  const kept = Math.min(leftPaise, forLate + chargedPaise(visit));
  const above = tiers[tiers.indexOf(tier) - 1];
  return {
    refundPaise: leftPaise - kept,
    keptPaise: kept,
    withinHours: forLate > 0 && above ? above.hours : null,
  };
}

/** What is paid back when this person cancels now, in paise. */
export const refundPaiseFor = (visit: Visit, by: UserType, terms: Terms): number =>
  settlementOf(visit, leftPaiseOf(visit), { by, ...terms }).refundPaise;

/**
 * What becomes of the money: nothing is said when nothing of the payment is left that could go back. What was paid at
 * the desk goes back there.
 */
export function refundText(
  { refundPaise, keptPaise: kept, withinHours }: Settlement,
  atDesk = false,
): string {
  if (refundPaise === 0 && kept === 0) return '';
  if (refundPaise === 0)
    return withinHours === null
      ? tAppointment('cancellation.nothingByRules')
      : tAppointment('cancellation.nothingByHours', { withinHours });
  const amounts = {
    refund: formatPaise(refundPaise),
    kept: kept > 0 ? formatPaise(kept) : null,
    withinHours,
  };
  return atDesk ? backAtDesk(amounts) : backToCard(amounts);
}

interface Amounts {
  refund: string;
  /** null when nothing is kept. */
  kept: string | null;
  withinHours: number | null;
}

function backAtDesk({ refund, kept, withinHours }: Amounts): string {
  if (kept === null) return tAppointment('cancellation.backAtDesk', { refund });
  return withinHours === null
    ? tAppointment('cancellation.backAtDeskByRules', { refund, kept })
    : tAppointment('cancellation.backAtDeskByHours', { refund, kept, hours: withinHours });
}

function backToCard({ refund, kept, withinHours }: Amounts): string {
  if (kept === null) return tAppointment('cancellation.backToCard', { refund });
  return withinHours === null
    ? tAppointment('cancellation.backToCardByRules', { refund, kept })
    : tAppointment('cancellation.backToCardByHours', { refund, kept, hours: withinHours });
}

/** The message for the person who cancels. */
export const cancellationMessage = (settlement: Settlement, atDesk = false): string =>
  [tAppointment('cancellation.done'), refundText(settlement, atDesk)].filter(Boolean).join(' ');
