import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { formatRupees } from '../../common/format/format';
import { tAdminAppointment } from '../../messages/admin/appointments';

const ALL_REFUNDED = tAdminAppointment('alreadyRefunded');
const NOTHING_PAID = tAdminAppointment('nothingToRefund');

/** The refund of a cancellation by the hospital now, as a message. */
export function refundOnCancel({ payment }: AppointmentDto): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refunded, refundIfCancelled } = payment;
  if (refunded === amount) return ALL_REFUNDED;
  if (refundIfCancelled === 0) return tAdminAppointment('notRefunded', { amount: formatRupees(amount) });
  return tAdminAppointment('partRefunded', {
    refundIfCancelled: formatRupees(refundIfCancelled),
    amount: formatRupees(amount),
  });
}

/** The refund of a rejected request: all that is not yet refunded. */
export function refundOnReject({ payment }: AppointmentDto): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refunded } = payment;
  if (refunded === amount) return ALL_REFUNDED;
  return refunded > 0
    ? tAdminAppointment('restRefunded', { amount: formatRupees(amount - refunded) })
    : tAdminAppointment('fullyRefunded', { amount: formatRupees(amount) });
}
