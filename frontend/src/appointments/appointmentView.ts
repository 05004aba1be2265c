import type { Appointment } from '../../../openapi/contract/appointments.js';
import { formatRupees, formatVisit } from '../common/format';
import { capitalize } from '../common/text';
import { messages } from '../messages';

/** The date the visit is on or wished for, YYYY-MM-DD; null when neither is known. */
export const dateOf = ({ appointmentDate, preferredDate }: Appointment): string | null =>
  appointmentDate ?? preferredDate;

/** "Tue, 24 Nov 2026, 10:30 AM IST", or "TBD". */
export function whenOf(appointment: Appointment, timeZone: string): string {
  const date = dateOf(appointment);
  return date ? formatVisit(date, appointment.appointmentTime ?? appointment.preferredTime, timeZone) : 'TBD';
}

/** Who sees the patient, in the words of the specification. */
export const doctorOf = ({ status, acceptedDoctorId }: Appointment): string =>
  status === 'pending' ? messages.waitingForDoctor : (acceptedDoctorId?.fullName ?? 'N/A');

export const statusOf = ({ status }: Appointment): string => capitalize(status);

/** Whether the life cycle still allows cancelling. */
export const canCancel = ({ status }: Appointment): boolean => status === 'pending' || status === 'accepted';

/** "₹800 paid", with what the hospital has given back of it. */
export function paidWords({ amount, refunded }: NonNullable<Appointment['payment']>): string {
  const paid = `${formatRupees(amount)} paid`;
  return refunded > 0 ? `${paid}, ${formatRupees(refunded)} given back` : paid;
}

/** What the person who cancels is told about the money first. */
export function refundSentence({ payment }: Appointment): string {
  if (!payment) return 'Nothing was paid for this visit, so nothing is refunded.';
  const { amount, refunded, refundIfCancelled } = payment;
  if (refunded === amount) return 'What was paid for this visit has been refunded before.';
  if (refundIfCancelled === 0)
    return `The fee of ${formatRupees(amount - refunded)} is not refunded, because the visit is too near.`;
  return `${formatRupees(refundIfCancelled)} of the ${formatRupees(amount)} paid goes back to the card that paid.`;
}

/** Nearest first; requests without a date come last. */
export const byDate = (a: Appointment, b: Appointment): number => sortKey(a).localeCompare(sortKey(b));

/** Visits that still can take place before refused ones, then by date. */
export const openFirst = (a: Appointment, b: Appointment): number =>
  Number(canCancel(b)) - Number(canCancel(a)) || byDate(a, b);

const sortKey = (appointment: Appointment): string =>
  `${dateOf(appointment) ?? '9999'} ${appointment.appointmentTime ?? appointment.preferredTime ?? ''}`;
