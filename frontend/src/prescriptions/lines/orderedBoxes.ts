import type { PrescribedMedicine } from '../../../../openapi/contract/care/prescriptions.js';
import { tPrescription } from '../../messages/care/prescriptions';

type Ordered = Pick<PrescribedMedicine, 'boxesOrdered' | 'boxesOfCourse'>;

/** "You have ordered 2 of 3 boxes."; null when nothing was ordered. */
export function orderedSentence({ boxesOrdered, boxesOfCourse }: Ordered): string | null {
  if (!boxesOrdered) return null;
  return boxesOfCourse === null
    ? tPrescription('boxesOrdered', { ordered: boxesOrdered })
    : tPrescription('boxesOrderedOfCourse', { ordered: boxesOrdered, ofCourse: boxesOfCourse });
}

/** "2 of 3 boxes ordered", for staff; null for a further line of the same medicine. */
export function orderedNote({ boxesOrdered, boxesOfCourse }: Ordered): string | null {
  if (boxesOrdered === null) return null;
  if (boxesOfCourse !== null)
    return tPrescription('orderedOfCourse', { ordered: boxesOrdered, ofCourse: boxesOfCourse });
  return boxesOrdered === 0 ? null : tPrescription('ordered', { ordered: boxesOrdered });
}
