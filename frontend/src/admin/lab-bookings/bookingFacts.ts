import type { LabBookingDto, LabPlace } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatRupees } from '../../common/format/format';

export const PLACES: Record<LabPlace, string> = { hospital: 'At the hospital', home: 'At home' };

/** How the booking is paid and whether it has been, in a sentence. */
export function paymentText({ payment, paid, price }: LabBookingDto): string {
  if (payment === 'card') return `${formatRupees(price)} by card`;
  return paid ? `${formatRupees(price)}, paid at collection` : `${formatRupees(price)}, due at collection`;
}

/** What the patient gets back when the hospital cancels now, in a sentence. */
export const refundOnCancel = ({ paymentId, price }: LabBookingDto): string =>
  paymentId
    ? `${formatRupees(price)} goes back to the patient in full.`
    : 'Nothing was paid by card, so nothing is refunded.';

/** "12 to 15.5", "from 12" or "up to 15.5"; a dash where there is no reference range. */
export function rangeText({ low, high }: { low: number | null; high: number | null }): string {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `from ${low}`;
  return high === null ? '–' : `up to ${high}`;
}
