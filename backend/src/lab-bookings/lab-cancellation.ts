import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/shop/lab-bookings.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { isFreeToCancel } from '../common/free-cancellation.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { formatPaise } from '../common/money.js';
import type { LabBooking } from './lab-booking.schema.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

type Booked = Pick<LabBooking, 'status' | 'date' | 'window'>;

/**
 * The card refund in paise when this person cancels now. It is the full rest when the hospital cancels or has
 * not confirmed yet, or the patient cancels at least 24 hours before the window (without one: before the day).
 * Otherwise it is 0.
 */
export function refundPaiseFor(
  { status, date, window }: Booked,
  leftPaise: number,
  { by, clock }: { by: UserType; clock: HospitalClock },
): number {
  if (by === 'admin' || status === 'requested') return leftPaise;
  return isFreeToCancel(clock.instant(date, window?.from ?? null)) ? leftPaise : 0;
}

/** The message for the patient. `leftPaise` is the part of the card payment that is not yet refunded. */
export function refundSentence(
  { payment, pricePaise, status }: LabBooking,
  leftPaise: number,
  refundPaise: number,
): string {
  if (payment === 'card' && leftPaise === 0) return tLabBooking('cancellation.refundedBefore');
  if (payment === 'card' && refundPaise === 0)
    return tLabBooking('cancellation.tooLate', { freeCancellationHours: FREE_CANCELLATION_HOURS });
  if (payment === 'card') return tLabBooking('cancellation.toCard', { refund: formatPaise(refundPaise) });
  if (status !== 'sampleCollected') return tLabBooking('cancellation.unpaid');
  return tLabBooking('cancellation.atDesk', { price: formatPaise(pricePaise) });
}
