import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { formatRupees } from '../../common/format/format';
import { adminAppointmentWords } from '../../words/admin/appointments';

const ALL_REFUNDED = adminAppointmentWords.alreadyRefunded;
const NOTHING_PAID = adminAppointmentWords.nothingToRefund;

/** What the patient gets back when the hospital cancels now, in a sentence. */
export function refundOnCancel({ payment }: AppointmentDto): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refunded, refundIfCancelled } = payment;
  if (refunded === amount) return ALL_REFUNDED;
  if (refundIfCancelled === 0) return adminAppointmentWords.notRefunded(formatRupees(amount));
  return adminAppointmentWords.partRefunded(formatRupees(refundIfCancelled), formatRupees(amount));
}

/** What the patient gets back when the request is rejected: all that has not gone back yet. */
export function refundOnReject({ payment }: AppointmentDto): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refunded } = payment;
  if (refunded === amount) return ALL_REFUNDED;
  return refunded > 0
    ? adminAppointmentWords.restRefunded(formatRupees(amount - refunded))
    : adminAppointmentWords.fullyRefunded(formatRupees(amount));
}
