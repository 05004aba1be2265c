import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { MovePreview } from '../../../../openapi/contract/care/moved-visits.js';
import { formatRupees } from '../../common/format/format';
import { tAppointment } from '../../messages/care/appointments';

const leftOf = ({ payment }: AppointmentDto): number => (payment ? payment.amount - payment.refunded : 0);

const paymentText = (charge: number): string =>
  charge > 0
    ? tAppointment('movePaidWithCharge', { charge: formatRupees(charge) })
    : tAppointment('movePaidFree');

function movesText(movesLeft: number): string {
  const after = movesLeft - 1;
  if (after <= 0) return tAppointment('lastMove');
  if (after === 1) return tAppointment('oneMoveLeft');
  return after === 2 ? tAppointment('twoMovesLeft') : tAppointment('movesLeft', { moves: after });
}

/** The consequences that a patient sees before moving a visit. */
export function patientConsequences(visit: AppointmentDto, { movesLeft, charge }: MovePreview): string[] {
  return [
    tAppointment('moveNeedsAcceptance'),
    ...(visit.payment ? [paymentText(charge)] : []),
    ...(movesLeft === null ? [] : [movesText(movesLeft)]),
  ];
}

const requestText = (left: number): string =>
  left > 0
    ? tAppointment('movePaidRequestText', { refund: formatRupees(left) })
    : tAppointment('moveRequestText');

const acceptedText = (left: number): string =>
  left > 0
    ? tAppointment('movePaidAcceptedText', { refund: formatRupees(left) })
    : tAppointment('moveAcceptedText');

/** Consequences shown to staff before a move. */
export function hospitalConsequences(visit: AppointmentDto, { needsAnswer, refund }: MovePreview): string[] {
  const left = leftOf(visit) - refund;
  return [
    needsAnswer ? requestText(left) : acceptedText(left),
    ...(refund > 0 ? [tAppointment('feeDifferenceRefunded', { refund: formatRupees(refund) })] : []),
    ...(visit.payment ? [tAppointment('moveKeepsRecords')] : []),
  ];
}
