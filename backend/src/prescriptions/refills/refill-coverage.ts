import { REFILL_FROM_DAYS } from '../../../../openapi/contract/care/prescriptions.js';
import { isCurrent, statesOf } from '../lifecycle/line-states.js';
import { isSameMedicine, medicinesOf } from '../lifecycle/same-medicine.js';
import type { Prescription } from '../prescription.schema.js';

type Supply = Pick<
  Prescription,
  'medicines' | 'medicineKeys' | 'refillDueOn' | 'lineStates' | 'endedFrom' | 'renewedBy'
>;

/** The medicines of lines that have not ended. */
function currentOf(row: Supply) {
  const medicines = medicinesOf(row);
  return statesOf(row).flatMap((state, n) =>
    isCurrent(state) ? [{ medicine: medicines[n], days: row.medicines[n].days }] : [],
  );
}

/** Whether each medicine that is taken for long is also in another prescription, whose supply ends later. */
export function isCovered(one: Supply, others: Supply[]): boolean {
  const later = others
    .filter(({ refillDueOn }) => refillDueOn === null || refillDueOn > one.refillDueOn!)
    .flatMap((other) => currentOf(other));
  return currentOf(one)
    .filter(({ days }) => days !== null && days >= REFILL_FROM_DAYS)
    .every(({ medicine }) => later.some((other) => isSameMedicine(medicine, other.medicine)));
}
