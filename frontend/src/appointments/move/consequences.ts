import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { MovePreview } from '../../../../openapi/contract/care/moved-visits.js';
import { formatRupees } from '../../common/format/format';
import { appointmentWords } from '../../words/care/appointments';

const leftOf = ({ payment }: AppointmentDto): number => (payment ? payment.amount - payment.refunded : 0);

const costText = (charge: number): string =>
  charge > 0 ? appointmentWords.moveKeepsCharge(formatRupees(charge)) : appointmentWords.moveIsFree;

const TIMES = ['never', 'once', 'twice'];

function movesText(movesLeft: number): string {
  const after = movesLeft - 1;
  if (after <= 0) return appointmentWords.lastMove;
  return appointmentWords.movesLeft(TIMES[after] ?? appointmentWords.afterTimes(after));
}

/** What a patient is told before moving a visit. */
export function patientConsequences(visit: AppointmentDto, { movesLeft, charge }: MovePreview): string[] {
  return [
    appointmentWords.moveNeedsAcceptance,
    ...(visit.payment ? [appointmentWords.movePayment(costText(charge))] : []),
    ...(movesLeft === null ? [] : [movesText(movesLeft)]),
  ];
}

/** Consequences shown to staff before a move. */
export function hospitalConsequences(visit: AppointmentDto, { needsAnswer, refund }: MovePreview): string[] {
  const left = leftOf(visit) - refund;
  const back =
    left > 0 ? appointmentWords.orCancelWithFullRefund(formatRupees(left)) : appointmentWords.orCancel;
  return [
    needsAnswer ? appointmentWords.moveRequestText(back) : appointmentWords.moveAcceptedText(back),
    ...(refund > 0 ? [appointmentWords.feeDifferenceRefunded(formatRupees(refund))] : []),
    ...(visit.payment ? [appointmentWords.moveKeepsRecords] : []),
  ];
}
