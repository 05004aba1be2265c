import type { PrescriptionDto, PrescriptionCart } from '../../../openapi/contract/care/prescriptions.js';
import { formatDate } from '../common/format/format';
import type { CartLine } from '../pharmacy/buying/cart';

const STATUSES: Record<PrescriptionDto['status'], string> = {
  active: 'Active',
  refillNeeded: 'Refill Needed',
  ended: 'Ended',
};
type Refill = NonNullable<PrescriptionDto['refill']>;
const LEVELS: Record<Refill['level'], string> = { urgent: 'Urgent', soon: 'Soon', upcoming: 'Upcoming' };

export const statusWords = (status: PrescriptionDto['status']): string => STATUSES[status];
export const levelWords = (level: Refill['level']): string => LEVELS[level];

/**
 * Until when the supply lasts, a sentence.
 * @param today calendar date of the hospital, YYYY-MM-DD
 */
export function supplySentence({ dueOn }: Refill, today: string): string {
  if (dueOn === today) return 'Your supply ends today.';
  return dueOn < today
    ? `Your supply ended on ${formatDate(dueOn)}.`
    : `Your supply lasts until ${formatDate(dueOn)}.`;
}

/** What needs a refill, the most pressing first. */
export const reminders = (prescriptions: PrescriptionDto[]): (PrescriptionDto & { refill: Refill })[] =>
  prescriptions
    .flatMap((prescription) =>
      prescription.refill ? [{ ...prescription, refill: prescription.refill }] : [],
    )
    .sort((a, b) => a.refill.dueOn.localeCompare(b.refill.dueOn));

/** What can be put into the cart, and the names of what the pharmacy does not sell. */
export function shoppingOf({ items }: PrescriptionCart): { lines: CartLine[]; notSold: string[] } {
  const lines: CartLine[] = [];
  const notSold: string[] = [];
  for (const { medicineId, name, price, quantity } of items) {
    if (medicineId !== null && price !== null) lines.push({ medicineId, name, price, quantity });
    else notSold.push(name);
  }
  return { lines, notSold };
}
