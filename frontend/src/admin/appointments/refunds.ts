import type { Appointment } from '../../../../openapi/contract/appointments.js';
import { formatRupees } from '../../common/format';

const NOTHING_PAID = 'Nothing was paid, so nothing is refunded.';

/** What the patient gets back when the hospital cancels now, in a sentence. */
export function refundOnCancel({ payment }: Appointment): string {
  if (!payment) return NOTHING_PAID;
  const { amount, refundIfCancelled } = payment;
  if (refundIfCancelled === 0) return `The ${formatRupees(amount)} that was paid is not refunded.`;
  return `${formatRupees(refundIfCancelled)} of the ${formatRupees(amount)} that was paid goes back to the patient.`;
}

/** What the patient gets back when the request is rejected: all of it. */
export const refundOnReject = ({ payment }: Appointment): string =>
  payment
    ? `The ${formatRupees(payment.amount)} that was paid goes back to the patient in full.`
    : NOTHING_PAID;
