import type { MedicineDto } from '../../../../openapi/contract/shop/medicines.js';
import { browserStore } from '../../common/browser/browserStore';
import { MAX_CART_ITEMS, MAX_QUANTITY } from '../useMedicines';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** The line of a prescription that a medicine in the cart is for. */
export interface ForPrescription {
  id: string;
  line: number;
  /** Printed number of the prescription. */
  number: string;
  /** Boxes that can still be ordered for it; null without a limit. */
  left: number | null;
}

/** A medicine in the cart, with its name and price per box (rupees) as last shown to the buyer. */
export interface CartLine {
  medicineId: string;
  name: string;
  price: number;
  quantity: number;
  /** Missing for a medicine that was not ordered from a prescription. */
  prescription?: ForPrescription;
}

const isId = (json: unknown): boolean => typeof json === 'string' && /^[0-9a-f]{24}$/.test(json);

const isForPrescription = (json: unknown): json is ForPrescription => {
  if (typeof json !== 'object' || json === null) return false;
  const { id, line, number, left } = json as Partial<Record<keyof ForPrescription, unknown>>;
  return (
    isId(id) &&
    Number.isInteger(line) &&
    typeof number === 'string' &&
    (left === null || (Number.isInteger(left) && Number(left) >= 1))
  );
};

const isLine = (json: unknown): json is CartLine => {
  if (typeof json !== 'object' || json === null) return false;
  const { medicineId, name, price, quantity, prescription } = json as Partial<
    Record<keyof CartLine, unknown>
  >;
  return (
    isId(medicineId) &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= MAX_QUANTITY &&
    (prescription === undefined || isForPrescription(prescription))
  );
};

/** The most boxes of a medicine in one cart, apart from its stock. */
export const mostBoxesOf = ({ prescription }: Pick<CartLine, 'prescription'>): number =>
  Math.min(MAX_QUANTITY, prescription?.left ?? MAX_QUANTITY);

/** Why an item of the cart cannot become this line, as a message; null if it can. */
function whyUnchanged({ quantity, prescription: before }: CartLine, line: CartLine): string | null {
  const { name, prescription } = line;
  if (before && before.id !== prescription?.id)
    return tPharmacy('forOtherPrescription', { name, number: before.number });
  if (!before && prescription && quantity > mostBoxesOf(line))
    return tPharmacy('moreThanPrescribed', {
      name,
      quantity,
      number: prescription.number,
      left: mostBoxesOf(line),
    });
  return null;
}

const NOTHING: CartLine[] = [];
const store = browserStore<CartLine[]>({
  area: 'local',
  key: 'cart',
  empty: NOTHING,
  parse: (json) => (Array.isArray(json) ? json.filter(isLine).slice(0, MAX_CART_ITEMS) : null),
});

const save = (lines: CartLine[]) => store.set(lines.length === 0 ? NOTHING : lines);

/** The cart of this browser; it survives reload and login, and is cleared at logout. */
export const cart = {
  use: store.use,
  lines: store.get,

  /** Adds one box. @returns why it was not possible, as a message; null on success */
  add({ _id: medicineId, name, promotionPrice: price, stock }: MedicineDto): string | null {
    const lines = store.get();
    const line = lines.find((each) => each.medicineId === medicineId);
    const quantity = (line?.quantity ?? 0) + 1;
    if (quantity > MAX_QUANTITY) return tPharmacy('quantityLimit', { maxQuantity: MAX_QUANTITY });
    if (line?.prescription && quantity > mostBoxesOf(line))
      return tPharmacy('prescriptionLimit', {
        number: line.prescription.number,
        name,
        left: mostBoxesOf(line),
      });
    if (quantity > stock) return tPharmacy('onlyBoxesLeft', { stock, name });
    if (!line && lines.length >= MAX_CART_ITEMS)
      return tPharmacy('cartLimit', { maxCartItems: MAX_CART_ITEMS });
    if (line) cart.setQuantity(medicineId, quantity);
    else save([...lines, { medicineId, name, price, quantity }]);
    return null;
  },

  /**
   * Adds these lines, e.g. of a prescription. The quantity of an existing item is only raised to the requested
   * number, and at most to what its prescription has left. An item of another prescription stays as it is, and so
   * does an item that was added by hand with more boxes than the prescription has left.
   * @returns what could not be added, as a message; null on success
   */
  fill(wanted: CartLine[]): string | null {
    const lines = new Map(store.get().map((line) => [line.medicineId, line]));
    const problems = new Set<string>();
    for (const line of wanted) {
      const had = lines.get(line.medicineId);
      const problem = had
        ? whyUnchanged(had, line)
        : lines.size >= MAX_CART_ITEMS && tPharmacy('cartLimit', { maxCartItems: MAX_CART_ITEMS });
      if (problem) {
        problems.add(problem);
        continue;
      }
      const quantity = Math.min(mostBoxesOf(line), Math.max(had?.quantity ?? 0, line.quantity));
      lines.set(line.medicineId, { ...line, quantity });
    }
    save([...lines.values()]);
    return [...problems].join(' ') || null;
  },

  setQuantity(medicineId: string, quantity: number): void {
    save(store.get().map((line) => (line.medicineId === medicineId ? { ...line, quantity } : line)));
  },

  remove(medicineId: string): void {
    save(store.get().filter((line) => line.medicineId !== medicineId));
  },

  /** Removes what was bought; boxes added meanwhile stay. */
  takeOut(bought: { medicineId: string; quantity: number }[]): void {
    const boughtOf = new Map(bought.map(({ medicineId, quantity }) => [medicineId, quantity]));
    const left = store
      .get()
      .map((line) => ({ ...line, quantity: line.quantity - (boughtOf.get(line.medicineId) ?? 0) }));
    save(left.filter(({ quantity }) => quantity >= 1));
  },

  /** Stores the prices that the buyer has now seen. */
  acceptPrices(medicines: ReadonlyMap<string, MedicineDto>): void {
    const lines = store.get();
    const priceOf = ({ medicineId, price }: CartLine) => medicines.get(medicineId)?.promotionPrice ?? price;
    if (lines.every((line) => priceOf(line) === line.price)) return;
    save(lines.map((line) => ({ ...line, price: priceOf(line) })));
  },
};

/** Number of boxes in the cart. */
export const boxesOf = (lines: CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
