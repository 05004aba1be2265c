import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { capitalised } from '../../../openapi/contract/words/sentence.js';
import { formatRupees, formatVisit } from '../common/format/format';
import { capitalize } from '../common/format/text';
import { messages } from '../messages';
import { whenOf, whenText } from './when';
import { appointmentWords } from '../words/care/appointments';
import { pageWords } from '../words/pages';

/** Who sees the patient, in the words of the specification. */
export const doctorOf = ({ status, acceptedDoctorId }: AppointmentDto): string =>
  status === 'pending' ? messages.waitingForDoctor : (acceptedDoctorId?.fullName ?? 'N/A');

export const statusOf = ({ status }: AppointmentDto): string => capitalize(status);

/** Whether it still can take place. */
const isOpen = ({ status }: AppointmentDto): boolean => status === 'pending' || status === 'accepted';

/** "₹800 paid", with what the hospital has given back of it. */
export function paidWords({ amount, refunded }: NonNullable<AppointmentDto['payment']>): string {
  const paid = pageWords.amountPaid(formatRupees(amount));
  return refunded > 0 ? appointmentWords.paidAndRefunded(paid, formatRupees(refunded)) : paid;
}

/** What the person who cancels is told about the money first. */
export function refundSentence({ payment, isMoved }: AppointmentDto): string {
  if (!payment) return appointmentWords.nothingToRefund;
  const { amount, refunded, refundIfCancelled, method } = payment;
  if (refunded === amount) return appointmentWords.alreadyRefunded;
  if (refundIfCancelled === 0) return appointmentWords.feeNotRefunded(formatRupees(amount - refunded));
  const why = isMoved ? appointmentWords.hospitalHasSetAnotherTime : '';
  const way =
    method === 'online' ? appointmentWords.goesBackToYourCard : appointmentWords.canBeCollectedAtOur;
  const back =
    refundIfCancelled === amount
      ? appointmentWords.paidAmount(formatRupees(amount))
      : appointmentWords.partOfPaidAmount(formatRupees(refundIfCancelled), formatRupees(amount));
  const kept = amount - refunded - refundIfCancelled;
  const rest = kept > 0 ? appointmentWords.keptByRules(formatRupees(kept)) : '';
  return `${capitalised(`${why}${back}`)} ${way}.${rest}`;
}

/** Whether its patient still has to say whether the time that the hospital has set suits them. */
export const awaitsAnswer = ({ status, isMoved, moveAgreed, canCancel }: AppointmentDto): boolean =>
  status === 'accepted' && isMoved && !moveAgreed && canCancel;

/** Who has moved an accepted visit: accepting for another time counts as a move. */
export const moverOf = ({ moves }: Pick<AppointmentDto, 'moves'>): string =>
  moves.at(-1)?.by === 'admin' ? 'hospital' : 'doctor';

/** "from Tue, 24 Nov 2026, 10:30 AM IST to Wed, 25 Nov 2026, 10:30 AM IST" of a visit that the hospital has moved. */
export function moveText(visit: AppointmentDto, timeZone: string): string {
  const from = visit.preferredDate
    ? formatVisit(visit.preferredDate, visit.preferredTime, timeZone)
    : appointmentWords.anyDay;
  const other = visit.moves.findLast((move) => move.from.doctorId !== move.to.doctorId);
  if (!other) return appointmentWords.movedFromTo(from, whenText(visit, timeZone));
  return appointmentWords.movedToDoctor({
    from,
    doctorName: other.from.doctorName,
    when: whenText(visit, timeZone),
    doctorName2: other.to.doctorName,
  });
}

/** Where a request was before it was moved, or its patient was not suited by that time; else null. */
export function insteadText({ status, insteadOf, moves }: AppointmentDto, timeZone: string): string | null {
  if (status !== 'pending') return null;
  const move = moves.at(-1);
  if (insteadOf && (!move || move.by === 'patient'))
    return appointmentWords.insteadOf(formatVisit(insteadOf.date, insteadOf.time, timeZone));
  if (!move) return null;
  const from = formatVisit(move.from.date, move.from.time, timeZone);
  return move.by === 'patient'
    ? appointmentWords.movedFrom(from)
    : appointmentWords.movedByFrom(moverOf({ moves }), from);
}

/** What the patient of a visit has to know about cancelling it or about its end; null when there is nothing. */
export function noteOf(appointment: AppointmentDto): string | null {
  const { status, canCancel, isUpcoming, isMoved, moveAgreed, wasUnanswered } = appointment;
  if (wasUnanswered) return appointmentWords.requestUnansweredInTime;
  if (!isOpen(appointment)) return null;
  if (status === 'pending' && canCancel && !isUpcoming) return appointmentWords.requestUnansweredByDay;
  if (!canCancel && status === 'pending') return appointmentWords.requestUnansweredByTime;
  if (!canCancel) return appointmentWords.visitBegunCallUs;
  return isMoved && moveAgreed && status === 'accepted' ? appointmentWords.moveAgreed : null;
}

/** Nearest first; requests without a date come last. */
export const byDate = (a: AppointmentDto, b: AppointmentDto): number => sortKey(a).localeCompare(sortKey(b));

function sortKey(appointment: AppointmentDto): string {
  const { date, time } = whenOf(appointment);
  return `${date ?? '9999'} ${time ?? ''}`;
}
