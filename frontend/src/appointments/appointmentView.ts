import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { capitalised } from '../../../openapi/contract/words/sentence.js';
import { formatRupees, formatVisit } from '../common/format/format';
import { capitalize } from '../common/format/text';
import { messages } from '../messages';
import { whenOf, whenText } from './when';

/** Who sees the patient, in the words of the specification. */
export const doctorOf = ({ status, acceptedDoctorId }: AppointmentDto): string =>
  status === 'pending' ? messages.waitingForDoctor : (acceptedDoctorId?.fullName ?? 'N/A');

export const statusOf = ({ status }: AppointmentDto): string => capitalize(status);

/** Whether it still can take place. */
const isOpen = ({ status }: AppointmentDto): boolean => status === 'pending' || status === 'accepted';

/** "₹800 paid", with what the hospital has given back of it. */
export function paidWords({ amount, refunded }: NonNullable<AppointmentDto['payment']>): string {
  const paid = `${formatRupees(amount)} paid`;
  return refunded > 0 ? `${paid}, ${formatRupees(refunded)} given back` : paid;
}

/** What the person who cancels is told about the money first. */
export function refundSentence({ payment, isMoved }: AppointmentDto): string {
  if (!payment) return 'Nothing was paid for this visit, so nothing is refunded.';
  const { amount, refunded, refundIfCancelled, method } = payment;
  if (refunded === amount) return 'What was paid for this visit has been refunded before.';
  if (refundIfCancelled === 0)
    return `The fee of ${formatRupees(amount - refunded)} is not refunded, because the visit is too near.`;
  const why = isMoved
    ? 'The hospital has set another time than the one you paid for. Until the visit begins, '
    : '';
  const way = method === 'online' ? 'goes back to your card' : 'can be collected at our desk';
  const back =
    refundIfCancelled === amount
      ? `the ${formatRupees(amount)} you paid`
      : `${formatRupees(refundIfCancelled)} of the ${formatRupees(amount)} you paid`;
  const kept = amount - refunded - refundIfCancelled;
  const rest = kept > 0 ? ` ${formatRupees(kept)} is kept by the rules for cancelling.` : '';
  return `${capitalised(`${why}${back}`)} ${way}.${rest}`;
}

/** Whether its patient still has to say whether the time that the hospital has set suits them. */
export const awaitsAnswer = ({ status, isMoved, moveAgreed, canCancel }: AppointmentDto): boolean =>
  status === 'accepted' && isMoved && !moveAgreed && canCancel;

/** Who has moved an accepted visit: whoever accepts for another time than was asked for moves it, too. */
export const moverOf = ({ moves }: Pick<AppointmentDto, 'moves'>): string =>
  moves.at(-1)?.by === 'admin' ? 'hospital' : 'doctor';

/** "from Tue, 24 Nov 2026, 10:30 AM IST to Wed, 25 Nov 2026, 10:30 AM IST" of a visit that the hospital has moved. */
export function moveText(visit: AppointmentDto, timeZone: string): string {
  const from = visit.preferredDate
    ? formatVisit(visit.preferredDate, visit.preferredTime, timeZone)
    : 'any day';
  const other = visit.moves.findLast((move) => move.from.doctorId !== move.to.doctorId);
  if (!other) return `from ${from} to ${whenText(visit, timeZone)}`;
  return `from ${from} with ${other.from.doctorName} to ${whenText(visit, timeZone)} with ${other.to.doctorName}`;
}

/** Where a request was before somebody moved it, or its patient was not suited by that time; else null. */
export function insteadText({ status, insteadOf, moves }: AppointmentDto, timeZone: string): string | null {
  if (status !== 'pending') return null;
  const move = moves.at(-1);
  if (insteadOf && (!move || move.by === 'patient'))
    return `Instead of ${formatVisit(insteadOf.date, insteadOf.time, timeZone)}`;
  if (!move) return null;
  const from = formatVisit(move.from.date, move.from.time, timeZone);
  return move.by === 'patient' ? `Moved from ${from}` : `Moved by the ${moverOf({ moves })} from ${from}`;
}

/** What the patient of a visit has to know about cancelling it or about its end; null when there is nothing. */
export function noteOf(appointment: AppointmentDto): string | null {
  const { status, canCancel, isUpcoming, isMoved, moveAgreed, wasUnanswered } = appointment;
  if (wasUnanswered) return 'Nobody answered this request in time. What you paid goes back to your card.';
  if (!isOpen(appointment)) return null;
  if (status === 'pending' && canCancel && !isUpcoming)
    return 'Nobody has answered this request by its day. A doctor can still offer you another one; or cancel it and book anew.';
  if (!canCancel && status === 'pending')
    return 'The time of this request has come without an answer. What you paid goes back to your card.';
  if (!canCancel) return 'This visit has begun. To cancel it, please call us.';
  return isMoved && moveAgreed && status === 'accepted' ? 'You have agreed to this time.' : null;
}

/** Nearest first; requests without a date come last. */
export const byDate = (a: AppointmentDto, b: AppointmentDto): number => sortKey(a).localeCompare(sortKey(b));

function sortKey(appointment: AppointmentDto): string {
  const { date, time } = whenOf(appointment);
  return `${date ?? '9999'} ${time ?? ''}`;
}
