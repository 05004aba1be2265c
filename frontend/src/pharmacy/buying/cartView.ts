import type { MedicineDto } from '../../../../openapi/contract/shop/medicines.js';
import { formatRupees } from '../../common/format/format';
import type { CartLine } from './cart';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** A line of the cart beside what the pharmacy says of it now. */
export interface CartLineView {
  line: CartLine;
  /** null when it is no longer sold or not looked up yet. */
  medicine: MedicineDto | null;
  /** Price of one box now, rupees. */
  price: number;
  /** Why it cannot be bought like this; null when it can. */
  problem: string | null;
  /** What has changed since the buyer saw it; null when nothing has. */
  change: string | null;
}

function problemOf({ name, quantity }: CartLine, medicine: MedicineDto | undefined): string | null {
  if (!medicine) return tPharmacy('lineNotSold', { name });
  if (medicine.stock === 0) return tPharmacy('lineSoldOut');
  if (medicine.stock < quantity) return tPharmacy('lineTooMany', { stock: medicine.stock });
  return null;
}

const changeOf = ({ price }: CartLine, medicine: MedicineDto | undefined): string | null =>
  medicine && medicine.promotionPrice !== price
    ? tPharmacy('linePriceChanged', {
        price: formatRupees(price),
        promotionPrice: formatRupees(medicine.promotionPrice),
      })
    : null;

/**
 * The cart as it can be bought now.
 * @param medicines those of the lines that are still sold; undefined until they are looked up
 */
export const viewCart = (
  lines: CartLine[],
  medicines: ReadonlyMap<string, MedicineDto> | undefined,
): CartLineView[] =>
  lines.map((line) => {
    const medicine = medicines?.get(line.medicineId);
    return {
      line,
      medicine: medicine ?? null,
      price: medicine?.promotionPrice ?? line.price,
      problem: medicines ? problemOf(line, medicine) : null,
      change: changeOf(line, medicine),
    };
  });

/** Sum in rupees of what can be bought, without the errors of binary fractions. */
export const totalOf = (views: Pick<CartLineView, 'line' | 'price' | 'problem'>[]): number =>
  views
    .filter(({ problem }) => problem === null)
    .reduce((paise, { line, price }) => paise + Math.round(price * 100) * line.quantity, 0) / 100;
