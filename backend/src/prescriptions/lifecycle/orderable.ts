import type { LineStatus } from '../../../../openapi/contract/care/lifecycle/line-states.js';
import type { PrescriptionCart } from '../../../../openapi/contract/care/prescription-cart.js';
import { ended } from '../../../../openapi/contract/messages/sentence.js';
import { Failure } from '../../common/errors/errors.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import type { PrescribedRow, Prescription } from '../prescription.schema.js';
import { stateOn } from '../refill.js';
import { lineStateText } from './line-answers.js';
import { statusOn } from './line-states.js';

/** The statuses of the lines today, by index. */
export const statusesNow =
  (row: Prescription, clock: HospitalClock) =>
  (n: number): LineStatus =>
    statusOn(clock.today(), row, n);

/** Whether a line, by its index, is to be taken today. */
export const isActive = (row: Prescription, n: number, clock: HospitalClock): boolean =>
  statusOn(clock.today(), row, n) === 'active';

/** The lines that can be ordered. */
export const activeRows = (row: Prescription, clock: HospitalClock): PrescribedRow[] =>
  row.medicines.filter((_, n) => isActive(row, n, clock));

/** The lines that cannot be ordered, with the reason. */
export const refusedLines = (row: Prescription, clock: HospitalClock): PrescriptionCart['refused'] =>
  row.medicines.flatMap(({ name }, n) => {
    const state = lineStateText(row, n, clock);
    return state === null ? [] : [{ line: n + 1, name, reason: notOrderable(name, state) }];
  });

const notOrderable = (medicine: string, state: string): string =>
  tPrescription('line.notOrderable', { medicine, state: ended(state) });

/** @throws Failure WRONG_STATE when no line can be ordered */
export function assertOrderable(row: Prescription, clock: HospitalClock): void {
  if (activeRows(row, clock).length > 0 && stateOn(clock.today(), row).status !== 'ended') return;
  const [refused] = refusedLines(row, clock).filter(
    ({ line }) => statusOn(clock.today(), row, line - 1) !== 'completed',
  );
  throw new Failure('WRONG_STATE', { sentence: refused?.reason ?? tPrescription('ended') });
}
