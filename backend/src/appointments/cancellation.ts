import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/appointments.js';
import type { UserType } from '../../../openapi/contract/users.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import type { Appointment } from './appointment.schema.js';

const HOUR_MS = 3_600_000;

type Visit = Pick<Appointment, 'paidPaise' | 'refundedPaise' | 'slot' | 'appointmentDate' | 'preferredDate'>;

/**
 * What is paid back when this person cancels now, in paise: everything that has not gone back yet when the hospital
 * cancels, or the patient does so at least 24 hours before the visit; otherwise nothing.
 */
export function refundPaiseFor(visit: Visit, by: UserType, clock: HospitalClock): number {
  const leftPaise = visit.paidPaise - (visit.refundedPaise ?? 0);
  if (by !== 'patient') return leftPaise;
  const date = visit.slot?.date ?? visit.appointmentDate ?? visit.preferredDate;
  if (!date) return leftPaise;
  const startsAt = clock.instant(date, visit.slot?.time ?? null).getTime();
  return startsAt - Date.now() >= FREE_CANCELLATION_HOURS * HOUR_MS ? leftPaise : 0;
}

/** What the person who cancels is told. `leftPaise` is what of the payment has not gone back before. */
export function cancellationMessage(leftPaise: number, refundPaise: number): string {
  if (leftPaise === 0) return 'Appointment cancelled.';
  if (refundPaise > 0)
    return `Appointment cancelled. ${formatPaise(refundPaise)} will be refunded to your card in 5 to 7 days.`;
  return `Appointment cancelled. It starts in less than ${FREE_CANCELLATION_HOURS} hours, so nothing is refunded.`;
}
