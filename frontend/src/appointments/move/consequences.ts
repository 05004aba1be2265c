import type { AppointmentDto } from '../../../../openapi/contract/care/appointments.js';
import type { MovePreview } from '../../../../openapi/contract/care/moved-visits.js';
import { formatRupees } from '../../common/format/format';

const leftOf = ({ payment }: AppointmentDto): number => (payment ? payment.amount - payment.refunded : 0);

const costText = (charge: number): string =>
  charge > 0
    ? `If you cancel it later, ${formatRupees(charge)} of what you paid is kept for moving it.`
    : 'Moving it costs nothing.';

const TIMES = ['never', 'once', 'twice'];

function movesText(movesLeft: number): string {
  const after = movesLeft - 1;
  if (after <= 0) return 'After that you cannot move it again.';
  return `After that you can move it ${TIMES[after] ?? `${after} times`} more.`;
}

/** What a patient is told before moving a visit. */
export function patientConsequences(visit: AppointmentDto, { movesLeft, charge }: MovePreview): string[] {
  return [
    'The doctor has to accept the new time. Your old time becomes free for others.',
    ...(visit.payment ? [`What you paid stays with the visit. ${costText(charge)}`] : []),
    ...(movesLeft === null ? [] : [movesText(movesLeft)]),
  ];
}

/** What whoever moves a visit for the hospital is told before it. */
export function hospitalConsequences(visit: AppointmentDto, { needsAnswer, refund }: MovePreview): string[] {
  const left = leftOf(visit) - refund;
  const back = left > 0 ? `, or cancel with the full refund of ${formatRupees(left)}` : ', or cancel';
  return [
    needsAnswer
      ? `It stays a request. The patient is told, and can move it${back}.`
      : `It stays accepted. The patient is told, and can agree, ask for another time${back}.`,
    ...(refund > 0
      ? [`${formatRupees(refund)} goes back to the patient: the fee of this doctor is lower.`]
      : []),
    ...(visit.payment ? ['Payment, documents and history stay with the visit.'] : []),
  ];
}
