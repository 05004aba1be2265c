import { REFILL_FROM_DAYS } from '../../../../openapi/contract/care/prescriptions.js';
import type { Prescription } from '../prescription.schema.js';

type Supply = Pick<Prescription, 'medicines' | 'medicineKeys' | 'refillDueOn'>;

/** Whether each medicine that is taken for long is also in another prescription, whose supply ends later. */
export function isCovered(one: Supply, others: Supply[]): boolean {
  const later = others.filter(({ refillDueOn }) => refillDueOn === null || refillDueOn > one.refillDueOn!);
  const keys = new Set(later.flatMap(({ medicineKeys }) => medicineKeys));
  return one.medicineKeys.every((key, n) => {
    const { days } = one.medicines[n];
    return days === null || days < REFILL_FROM_DAYS || keys.has(key);
  });
}
