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

/** Whether the hospital moved the visit, or has no doctor for it at its time. */
const wasMoved = (visit: Visit): boolean =>
  isMoved(visit) || Boolean(visit.insteadOf?.date) || Boolean(visit.leaveCase);

/** Whether the visit had already begun when it was accepted, so the patient had no time to decide. */
function cameTooLate(visit: Visit, clock: HospitalClock): boolean {
  const accepted = visit.history?.findLast(({ status }) => status === 'accepted');
  return accepted !== undefined && wasMoved(visit) && hasBegun(visit, clock, accepted.at.getTime());
}

/** Whether its time has come; false when the hospital set a time in the past. */
export const isOver = (visit: Visit, clock: HospitalClock): boolean =>
  hasBegun(visit, clock) && !cameTooLate(visit, clock);

/**
 * Whether a patient can no longer cancel because the visit has begun. A visit that the hospital moved into the
 * past stays open. The system answers a paid request when its time comes; an unpaid request can be withdrawn at
 * any time.
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

/** The inputs of the rules for cancelling and moving. */
export interface Terms {
  clock: HospitalClock;
  rules: Readonly<VisitRules>;
}

/** The refund of a cancelled visit and what is kept. */
export interface Settlement {
  refundPaise: number;
  keptPaise: number;
  /** Hours before the visit within which the fee is kept; null when another reason applies. */
  withinHours: number | null;
}

/** What of the payment has not been refunded yet, as stored with the visit. */
export const leftPaiseOf = (visit: Visit): number => visit.paidPaise - (visit.refundedPaise ?? 0);

/** The cost of the patient's own moves so far. A later cancellation keeps it. */
const chargedPaise = ({ moves = [] }: Visit): number =>
  moves.reduce((sum, { chargePaise }) => sum + chargePaise, 0);

/**
 * The refund of the rest of a payment when this person cancels now. It is full when the hospital cancels or
 * moved the visit. A patient gets what the tiers leave, less the cost of moves.
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

/** The refund in paise when this person cancels now. */
export const refundPaiseFor = (visit: Visit, by: UserType, terms: Terms): number =>
  settlementOf(visit, leftPaiseOf(visit), { by, ...terms }).refundPaise;

/** Describes the refund; empty when nothing is left to refund. A desk payment is refunded at the desk. */
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
