import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/shop/lab-bookings.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { isFreeToCancel } from '../common/free-cancellation.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import { isPaid } from './lab-booking.policy.js';
import type { LabBooking } from './lab-booking.schema.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

type Booked = Pick<LabBooking, 'status' | 'date' | 'window' | 'rejectedSamples'>;
type Paid = Pick<LabBooking, 'payment' | 'pricePaise' | 'history'>;

/**
 * The refund in paise when this person cancels now. It is the full rest when the hospital cancels, has not
 * confirmed yet or has rejected a sample, or when the patient cancels at least 24 hours before the window
 * (without one: before the day).
 * Otherwise it is 0.
 */
export function refundPaiseFor(
  { status, date, window, rejectedSamples = [] }: Booked,
  leftPaise: number,
  { by, clock }: { by: UserType; clock: HospitalClock },
): number {
  if (by === 'admin' || status === 'requested' || rejectedSamples.length > 0) return leftPaise;
  return isFreeToCancel(clock.instant(date, window?.from ?? null)) ? leftPaise : 0;
}

/** The part of the payment that is not yet refunded. @param leftOnCardPaise the same of the card payment */
export const leftPaiseOf = (row: Paid, leftOnCardPaise: number): number => {
  if (row.payment === 'card') return leftOnCardPaise;
  return isPaid(row) ? row.pricePaise : 0;
};

/** The message for the patient. @param leftPaise of `leftPaiseOf` */
export function refundSentence(row: Paid, leftPaise: number, refundPaise: number): string {
  if (!isPaid(row)) return tLabBooking('cancellation.unpaid');
  if (leftPaise === 0) return tLabBooking('cancellation.refundedBefore');
  if (refundPaise === 0)
    return tLabBooking('cancellation.tooLate', { freeCancellationHours: FREE_CANCELLATION_HOURS });
  const refund = formatPaise(refundPaise);
  return row.payment === 'card'
    ? tLabBooking('cancellation.toCard', { refund })
    : tLabBooking('cancellation.atDesk', { price: refund });
}
