import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { MovePreview } from '../../../../openapi/contract/care/moved-visits.js';
import { formatRupees } from '../../common/format/format';
import { appointmentWords } from '../../words/care/appointments';

const leftOf = ({ payment }: AppointmentDto): number => (payment ? payment.amount - payment.refunded : 0);

const paymentText = (charge: number): string =>
  charge > 0 ? appointmentWords.movePaidWithCharge(formatRupees(charge)) : appointmentWords.movePaidFree;

function movesText(movesLeft: number): string {
  const after = movesLeft - 1;
  if (after <= 0) return appointmentWords.lastMove;
  if (after === 1) return appointmentWords.oneMoveLeft;
  return after === 2 ? appointmentWords.twoMovesLeft : appointmentWords.movesLeft(after);
}

/** What a patient is told before moving a visit. */
export function patientConsequences(visit: AppointmentDto, { movesLeft, charge }: MovePreview): string[] {
  return [
    appointmentWords.moveNeedsAcceptance,
    ...(visit.payment ? [paymentText(charge)] : []),
    ...(movesLeft === null ? [] : [movesText(movesLeft)]),
  ];
}

const requestText = (left: number): string =>
  left > 0 ? appointmentWords.movePaidRequestText(formatRupees(left)) : appointmentWords.moveRequestText;

const acceptedText = (left: number): string =>
  left > 0 ? appointmentWords.movePaidAcceptedText(formatRupees(left)) : appointmentWords.moveAcceptedText;

/** Consequences shown to staff before a move. */
export function hospitalConsequences(visit: AppointmentDto, { needsAnswer, refund }: MovePreview): string[] {
  const left = leftOf(visit) - refund;
  return [
    needsAnswer ? requestText(left) : acceptedText(left),
    ...(refund > 0 ? [appointmentWords.feeDifferenceRefunded(formatRupees(refund))] : []),
    ...(visit.payment ? [appointmentWords.moveKeepsRecords] : []),
  ];
}
