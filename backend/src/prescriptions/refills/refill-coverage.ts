import { REFILL_FROM_DAYS } from '../../../../openapi/contract/care/prescriptions.js';
import { isCurrent, statesOf } from '../lifecycle/line-states.js';
import { isSameMedicine, medicineOf } from '../lifecycle/same-medicine.js';
import type { Prescription } from '../prescription.schema.js';

type Supply = Pick<
  Prescription,
  'medicines' | 'medicineKeys' | 'refillDueOn' | 'lineStates' | 'endedFrom' | 'renewedBy'
>;

/** The medicines of lines that have not ended. */
const currentOf = (row: Supply) =>
  row.medicines
    .map(({ name, days }, n) => ({ medicine: medicineOf(name, row.medicineKeys[n]), days, n }))
    .filter(({ n }) => isCurrent(statesOf(row)[n]));

/** Whether each medicine that is taken for long is also in another prescription, whose supply ends later. */
export function isCovered(one: Supply, others: Supply[]): boolean {
  const later = others
    .filter(({ refillDueOn }) => refillDueOn === null || refillDueOn > one.refillDueOn!)
    .flatMap((other) => currentOf(other));
  return currentOf(one)
    .filter(({ days }) => days !== null && days >= REFILL_FROM_DAYS)
    .every(({ medicine }) => later.some((other) => isSameMedicine(medicine, other.medicine)));
}
