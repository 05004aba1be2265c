import type { StoredStatus } from './appointment.status.js';

/** A pending request may still be rejected, so the fee is taken after the acceptance. */
const PAYABLE: StoredStatus[] = ['accepted', 'completed'];

/** Visits without a payment that take place or took place, except free ones. */
export const UNPAID = {
  status: { $in: PAYABLE },
  paymentId: null,
  isFree: { $ne: true },
} as const;
