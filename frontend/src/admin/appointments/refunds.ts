import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import { formatRupees } from '../../common/format/format';

const ALL_REFUNDED = 'What was paid has been refunded before.';
const NOTHING_PAID = 'Nothing was paid online, so nothing is refunded.';

/** What the patient gets back when the hospital cancels now, in a sentence. */
export function refundOnCancel({ payment }: AppointmentDto): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refunded, refundIfCancelled } = payment;
  if (refunded === amount) return ALL_REFUNDED;
  if (refundIfCancelled === 0) return `The ${formatRupees(amount)} that was paid is not refunded.`;
  return `${formatRupees(refundIfCancelled)} of the ${formatRupees(amount)} that was paid goes back to the patient.`;
}

/** What the patient gets back when the request is rejected: all that has not gone back yet. */
export function refundOnReject({ payment }: AppointmentDto): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refunded } = payment;
  if (refunded === amount) return ALL_REFUNDED;
  return refunded > 0
    ? `The rest of what was paid, ${formatRupees(amount - refunded)}, goes back to the patient.`
    : `The ${formatRupees(amount)} that was paid goes back to the patient in full.`;
}
