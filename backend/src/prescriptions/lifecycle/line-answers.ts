import type { PrescriptionDto } from '../../../../openapi/contract/care/prescriptions.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import { tPrescription } from '../../messages/care/prescriptions.js';
import type { Prescription } from '../prescription.schema.js';
import { statesOf, statusOn, wholeOf } from './line-states.js';

type LineAnswer = Pick<
  PrescriptionDto['medicines'][number],
  'line' | 'status' | 'statusReason' | 'statusOn' | 'replacedBy'
>;

/** The state of a line as the answers of the API show it. */
export function lineStateOn(today: string, row: Prescription, n: number): LineAnswer {
  const { reason, on, replacedBy } = statesOf(row)[n];
  return {
    line: n + 1,
    status: statusOn(today, row, n),
    statusReason: reason,
    statusOn: on,
    replacedBy: replacedBy?.number ? { id: String(replacedBy.id), number: replacedBy.number } : null,
  };
}

/** The state of the whole prescription, and the longer courses that it left active. */
export const wholeStateOn = (today: string, row: Prescription): Pick<PrescriptionDto, 'state' | 'kept'> => ({
  state: wholeOf(row.medicines.map((_, n) => statusOn(today, row, n))),
  kept: row.kept ?? [],
});

/** "Replaced on 27 Nov 2026 by RX-2026-7KQ4XM", without the reason; null for a line that is active. */
export function lineEventText(row: Prescription, n: number, clock: HospitalClock): string | null {
  const status = statusOn(clock.today(), row, n);
  if (status === 'active') return null;
  const { on, replacedBy } = statesOf(row)[n];
  const date = on ? clock.format(on, null) : '';
  return status === 'replaced' && replacedBy?.number
    ? tPrescription('line.replacedOn', { date, number: replacedBy.number })
    : tPrescription('line.stateOn', { status, date });
}

/** The same with the doctor's reason, for papers and refusals. */
export function lineStateText(row: Prescription, n: number, clock: HospitalClock): string | null {
  const state = lineEventText(row, n, clock);
  const { reason } = statesOf(row)[n];
  return state && reason ? `${state}. ${tPrescription('line.reason', { reason })}` : state;
}
