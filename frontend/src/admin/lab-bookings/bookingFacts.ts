import type { LabBookingDto, LabPlace } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatRupees } from '../../common/format/format';
import { adminLabBookingWords } from '../../words/admin/labBookings';

export const PLACES: Record<LabPlace, string> = {
  hospital: adminLabBookingWords.atHospital,
  home: adminLabBookingWords.atHome,
};

/** How the booking is paid and whether it has been, in a sentence. */
export function paymentText({ payment, paid, price }: LabBookingDto): string {
  if (payment === 'card') return adminLabBookingWords.priceByCard(formatRupees(price));
  return paid
    ? adminLabBookingWords.paidAtCollection(formatRupees(price))
    : adminLabBookingWords.dueAtCollection(formatRupees(price));
}

/** What the patient gets back when the hospital cancels now, in a sentence. */
export const refundOnCancel = ({ paymentId, price }: LabBookingDto): string =>
  paymentId ? adminLabBookingWords.refundedInFull(formatRupees(price)) : adminLabBookingWords.nothingToRefund;

/** "12 to 15.5", "from 12" or "up to 15.5"; a dash where there is no reference range. */
export function rangeText({ low, high }: { low: number | null; high: number | null }): string {
  if (low !== null && high !== null) return adminLabBookingWords.lowToHigh(low, high);
  if (low !== null) return adminLabBookingWords.fromLow(low);
  return high === null ? '–' : adminLabBookingWords.upToHigh(high);
}
