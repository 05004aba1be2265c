import type { AppointmentDto } from '../../../openapi/contract/care/appointments.js';
import { formatRupees, formatVisit } from '../common/format/format';
import { tSpecified } from '../messages/specified';
import { whenOf, whenText } from './when';
import { tAppointment } from '../messages/care/appointments';
import { tPage } from '../messages/pages';

/** The doctor or speciality, in the specification's words. */
export const doctorOf = ({ status, acceptedDoctorId }: AppointmentDto): string =>
  status === 'pending'
    ? tSpecified('waitingForDoctor')
    : (acceptedDoctorId?.fullName ?? tPage('notAvailable'));

export const statusOf = ({ status }: AppointmentDto): string => tAppointment(`status.${status}`);

/** Whether it can still take place. */
const isOpen = ({ status }: AppointmentDto): boolean => status === 'pending' || status === 'accepted';

/** "₹800 paid", with the refunded part. */
export function paidWords({ amount, refunded }: NonNullable<AppointmentDto['payment']>): string {
  return refunded > 0
    ? tAppointment('paidAndRefunded', { amount: formatRupees(amount), refunded: formatRupees(refunded) })
    : tPage('amountPaid', { amount: formatRupees(amount) });
}

/** The refund, shown before a cancellation. */
export function refundSentence({ payment, isMoved }: AppointmentDto): string {
  if (!payment) return tAppointment('nothingToRefund');
  const { amount, refunded, refundIfCancelled, method } = payment;
  if (refunded === amount) return tAppointment('alreadyRefunded');
  if (refundIfCancelled === 0)
    return tAppointment('feeNotRefunded', { amount: formatRupees(amount - refunded) });
  const back = method === 'online' ? cardSentence : deskSentence;
  const kept = amount - refunded - refundIfCancelled;
  const sentence = back(isMoved, refundIfCancelled, amount);
  return kept > 0 ? `${sentence} ${tAppointment('keptByRules', { kept: formatRupees(kept) })}` : sentence;
}

const cardSentence = (isMoved: boolean, part: number, amount: number): string =>
  part === amount
    ? tAppointment('refundToCard', { isMoved, amount: formatRupees(amount) })
    : tAppointment('partRefundToCard', { isMoved, part: formatRupees(part), amount: formatRupees(amount) });

const deskSentence = (isMoved: boolean, part: number, amount: number): string =>
  part === amount
    ? tAppointment('refundAtDesk', { isMoved, amount: formatRupees(amount) })
    : tAppointment('partRefundAtDesk', { isMoved, part: formatRupees(part), amount: formatRupees(amount) });

/** Whether the patient still has to answer the time that the hospital set. */
export const awaitsAnswer = ({ status, isMoved, moveAgreed, canCancel }: AppointmentDto): boolean =>
  status === 'accepted' && isMoved && !moveAgreed && canCancel;

/**
 * Whether the hospital's desk, not the doctor, moved an accepted visit. Accepting for another time is a move,
 * too.
 */
export const isMovedByHospital = ({ moves }: Pick<AppointmentDto, 'moves'>): boolean =>
  moves.at(-1)?.by === 'admin';

/** A move's old and new time: "Tue, 24 Nov 2026, 10:30 AM IST", with the doctors if they differ. */
export function moveEnds(visit: AppointmentDto, timeZone: string): { from: string; to: string } {
  const from = visit.preferredDate
    ? formatVisit(visit.preferredDate, visit.preferredTime, timeZone)
    : tAppointment('anyDay');
  const other = visit.moves.findLast((move) => move.from.doctorId !== move.to.doctorId);
  const to = whenText(visit, timeZone);
  if (!other) return { from, to };
  return {
    from: tPage('visitAndDoctor', { visit: from, doctorName: other.from.doctorName }),
    to: tPage('visitAndDoctor', { visit: to, doctorName: other.to.doctorName }),
  };
}

/** The time of a request before it was moved, or before its patient declined the hospital's time; else null. */
export function insteadText({ status, insteadOf, moves }: AppointmentDto, timeZone: string): string | null {
  if (status !== 'pending') return null;
  const move = moves.at(-1);
  if (insteadOf && (!move || move.by === 'patient'))
    return tAppointment('insteadOf', { visit: formatVisit(insteadOf.date, insteadOf.time, timeZone) });
  if (!move) return null;
  const from = formatVisit(move.from.date, move.from.time, timeZone);
  if (move.by === 'patient') return tAppointment('movedFrom', { from });
  return isMovedByHospital({ moves })
    ? tAppointment('hospitalMovedFrom', { from })
    : tAppointment('doctorMovedFrom', { from });
}

/** What the patient must know about cancelling a visit or about its end; null if nothing. */
export function noteOf(appointment: AppointmentDto): string | null {
  const { status, canCancel, isUpcoming, isMoved, moveAgreed, wasUnanswered } = appointment;
  if (wasUnanswered) return tAppointment('requestUnansweredInTime');
  if (!isOpen(appointment)) return null;
  if (status === 'pending' && canCancel && !isUpcoming) return tAppointment('requestUnansweredByDay');
  if (!canCancel && status === 'pending') return tAppointment('requestUnansweredByTime');
  if (!canCancel) return tAppointment('visitBegunCallUs');
  return isMoved && moveAgreed && status === 'accepted' ? tAppointment('moveAgreed') : null;
}

/** Nearest first; requests without a date last. */
export const byDate = (a: AppointmentDto, b: AppointmentDto): number => sortKey(a).localeCompare(sortKey(b));

function sortKey(appointment: AppointmentDto): string {
  const { date, time } = whenOf(appointment);
  return `${date ?? '9999'} ${time ?? ''}`;
}
