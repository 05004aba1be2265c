import type { LabBookingStatus } from '../../../openapi/contract/shop/lab-bookings.js';
import type { UserType } from '../../../openapi/contract/people/fields.js';
import { Failure } from '../common/errors/errors.js';
import { lifeCycle } from '../common/life-cycle.js';
import { tLabBooking } from '../messages/shop/lab-bookings.js';

/** `held` waits for its card payment; `lapsed` was never paid. Neither counts as a booking. */
export type StoredStatus = LabBookingStatus | 'held' | 'lapsed';

export const UNPAID_STATUSES = ['held', 'lapsed'] as const satisfies readonly StoredStatus[];

/** The life cycle of a booking: from each state, the states that may follow. */
const NEXT: Record<StoredStatus, readonly StoredStatus[]> = {
  held: ['requested', 'lapsed'],
  lapsed: ['requested'],
  requested: ['confirmed', 'cancelled'],
  confirmed: ['sampleCollected', 'cancelled'],
  sampleCollected: ['reported', 'sampleRejected', 'cancelled'],
  // A new time, or a patient who comes without one.
  sampleRejected: ['requested', 'sampleCollected', 'cancelled'],
  reported: [],
  cancelled: [],
};

const REFUSALS: Partial<Record<StoredStatus, string>> = {
  requested: tLabBooking('refusal.requested'),
  confirmed: tLabBooking('refusal.confirmed'),
  sampleCollected: tLabBooking('refusal.sampleCollected'),
  sampleRejected: tLabBooking('refusal.sampleRejected'),
  reported: tLabBooking('refusal.reported'),
  cancelled: tLabBooking('refusal.cancelled'),
};

export const { mayBecome, wrongState, assertTransition } = lifeCycle(NEXT, REFUSALS);

/** A patient may cancel unless a sample is being examined, the hospital until there is a report. */
export function mayCancel(status: StoredStatus, by: UserType): boolean {
  if (by === 'admin') return mayBecome(status, 'cancelled');
  return status === 'requested' || status === 'confirmed' || status === 'sampleRejected';
}

/** Why a patient can no longer cancel. */
export const tooLateToCancel = (status: StoredStatus, phone: string): Failure =>
  new Failure('WRONG_STATE', {
    sentence: `${REFUSALS[status]} ${tLabBooking('tooLateToCancel', { phone })}`,
  });
