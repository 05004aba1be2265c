import type { PrescriptionCart } from '../../../openapi/contract/care/prescription-cart.js';
import type { PrescriptionDto } from '../../../openapi/contract/care/prescriptions.js';
import { formatDate } from '../common/format/format';
import type { CartLine, ForPrescription } from '../pharmacy/buying/cart';
import type { MissingMedicine } from '../pharmacy/buying/missing';
import { tPrescription } from '../messages/care/prescriptions';

const STATUSES: Record<PrescriptionDto['status'], string> = {
  active: tPrescription('active'),
  refillNeeded: tPrescription('refillNeeded'),
  ended: tPrescription('ended'),
};
type Refill = NonNullable<PrescriptionDto['refill']>;
const LEVELS: Record<Refill['level'], string> = {
  urgent: tPrescription('urgent'),
  soon: tPrescription('soon'),
  upcoming: tPrescription('upcoming'),
};

export const statusWords = (status: PrescriptionDto['status']): string => STATUSES[status];
export const levelWords = (level: Refill['level']): string => LEVELS[level];

/**
 * Until when the supply lasts, a sentence.
 * @param today calendar date of the hospital, YYYY-MM-DD
 */
export function supplySentence({ dueOn }: Refill, today: string): string {
  if (dueOn === today) return tPrescription('supplyEndsToday');
  return dueOn < today
    ? tPrescription('supplyEnded', { date: formatDate(dueOn) })
    : tPrescription('supplyLasts', { date: formatDate(dueOn) });
}

/** What needs a refill, the most pressing first. */
export const reminders = (prescriptions: PrescriptionDto[]): (PrescriptionDto & { refill: Refill })[] =>
  prescriptions
    .flatMap((prescription) =>
      prescription.refill ? [{ ...prescription, refill: prescription.refill }] : [],
    )
    .sort((a, b) => a.refill.dueOn.localeCompare(b.refill.dueOn));

export type CartItem = PrescriptionCart['items'][number];

type Written = Pick<PrescriptionDto, '_id' | 'number'>;

interface Shopping {
  /** What can be put into the cart: no box more than there is. */
  lines: CartLine[];
  /** What is sold out, or not sold while another brand of it is. */
  missing: MissingMedicine[];
  /** Names of what the pharmacy does not sell in any brand. */
  notSold: string[];
  /** Medicines whose number of boxes the patient must enter. */
  uncounted: CartItem[];
  /** Medicines that need more boxes than one order takes. */
  limited: CartItem[];
  /** Medicines of which boxes were ordered before. */
  ordered: CartItem[];
}

/** What an order for a prescription comes to. */
export function shoppingOf(
  { items }: Pick<PrescriptionCart, 'items'>,
  { _id: id, number }: Written,
): Shopping {
  const shopping: Shopping = {
    lines: [],
    missing: [],
    notSold: [],
    uncounted: [],
    limited: [],
    ordered: items.filter(({ boxesOrdered }) => boxesOrdered),
  };
  for (const item of items) {
    const { medicineId, name, price, quantity, maxQuantity, stock, available, line } = item;
    if (quantity === 0) continue;
    if (medicineId !== null && quantity === null && stock > 0) {
      shopping.uncounted.push(item);
      continue;
    }
    const boxes = Math.min(quantity ?? 1, maxQuantity, stock);
    if (medicineId !== null && price !== null && boxes > 0)
      shopping.lines.push({
        medicineId,
        name,
        price,
        quantity: boxes,
        prescription: { id, line, number, left: item.boxesAllowed },
      });
    if (medicineId !== null && (quantity ?? 1) > maxQuantity) shopping.limited.push(item);
    if (medicineId === null && item.instead.length === 0 && item.ask === null) shopping.notSold.push(name);
    else if (!available) shopping.missing.push(missingOf(item, { id, line, number }));
  }
  return shopping;
}

/** The other brand is the cheapest one that has all the boxes that are missing, else the cheapest. */
function missingOf(item: CartItem, of: Omit<ForPrescription, 'left'>): MissingMedicine {
  const { medicineId, name, quantity, maxQuantity, stock, instead, ask } = item;
  const wanted = Math.min(quantity ?? 1, maxQuantity);
  const rest = wanted - Math.min(wanted, stock);
  const other = instead.find((one) => one.stock >= (one.quantity ?? rest)) ?? instead[0];
  return {
    name,
    wanted,
    left: stock,
    isSold: medicineId !== null,
    ask,
    instead: other
      ? {
          medicineId: other.medicineId,
          name: other.name,
          price: other.price,
          quantity: Math.min(other.quantity ?? rest, maxQuantity, other.stock),
          prescription: { ...of, left: other.boxesAllowed },
        }
      : null,
  };
}

/** The cart with the boxes that the patient entered, by medicine; a medicine without any is left out. */
export const withBoxes = (cart: PrescriptionCart, boxes: ReadonlyMap<string, number>): PrescriptionCart => ({
  ...cart,
  items: cart.items.flatMap((item) => {
    if (item.quantity !== null || item.medicineId === null || item.stock === 0) return [item];
    const quantity = boxes.get(item.medicineId);
    return quantity ? [{ ...item, quantity }] : [];
  }),
});
