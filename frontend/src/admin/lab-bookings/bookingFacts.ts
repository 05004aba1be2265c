import type { LabBookingDto, LabPlace } from '../../../../openapi/contract/shop/lab-bookings.js';
import { formatRupees } from '../../common/format/format';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

export const PLACES: Record<LabPlace, string> = {
  hospital: tAdminLabBooking('atHospital'),
  home: tAdminLabBooking('atHome'),
};

/** How the booking is paid and whether it has been, as a message. */
export function paymentText({ payment, paid, price }: LabBookingDto): string {
  if (payment === 'card') return tAdminLabBooking('priceByCard', { price: formatRupees(price) });
  return paid
    ? tAdminLabBooking('paidAtCollection', { price: formatRupees(price) })
    : tAdminLabBooking('dueAtCollection', { price: formatRupees(price) });
}

/** The refund of a cancellation by the hospital now, as a message. */
export function refundOnCancel({ paymentId, paid, price }: LabBookingDto): string {
  if (paymentId) return tAdminLabBooking('refundedInFull', { price: formatRupees(price) });
  return paid
    ? tAdminLabBooking('refundedAtDesk', { price: formatRupees(price) })
    : tAdminLabBooking('nothingToRefund');
}

/** "12 to 15.5", "from 12" or "up to 15.5"; a dash without a reference range. */
export function rangeText({ low, high }: { low: number | null; high: number | null }): string {
  if (low !== null && high !== null) return tAdminLabBooking('lowToHigh', { low, high });
  if (low !== null) return tAdminLabBooking('fromLow', { low });
  return high === null ? '–' : tAdminLabBooking('upToHigh', { high });
}
