import { FREE_CANCELLATION_HOURS } from '../../../openapi/contract/shop/lab-bookings.js';

const HOUR_MS = 3_600_000;

/** Whether a patient who cancels now gets the full refund. */
export const isFreeToCancel = (start: Date): boolean =>
  start.getTime() - Date.now() >= FREE_CANCELLATION_HOURS * HOUR_MS;
