import { ended } from '../../../../openapi/contract/messages/sentence.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import { tOrder } from '../../messages/orders.js';
import { lineEventText } from '../../prescriptions/lifecycle/line-answers.js';
import { statusOn } from '../../prescriptions/lifecycle/line-states.js';
import type { Prescription } from '../../prescriptions/prescription.schema.js';
import type { PrescribedFor } from '../order.schema.js';

/**
 * Why the pharmacy must check a paid item; null when it need not. The doctor's reason is on the prescription only, because
 * an order may outlive the right to read that. A course that is over since the order is no problem.
 */
export function problemOf(
  { line, number, isBeyondCourse }: PrescribedFor,
  row: Prescription,
  clock: HospitalClock,
): string | null {
  const status = statusOn(clock.today(), row, line - 1);
  const state = status === 'completed' ? null : lineEventText(row, line - 1, clock);
  if (state) return tOrder('prescribed.problem', { state: ended(state), number });
  return isBeyondCourse ? tOrder('prescribed.beyondCourse', { number }) : null;
}
