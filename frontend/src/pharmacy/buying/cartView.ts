import type { MedicineDto } from '../../../../openapi/contract/shop/medicines.js';
import { formatRupees } from '../../common/format/format';
import type { CartLine } from './cart';
import { tPharmacy } from '../../messages/shop/pharmacy';

/** A cart line with the pharmacy's present data. */
export interface CartLineView {
  line: CartLine;
  /** null when it is no longer sold or not loaded yet. */
  medicine: MedicineDto | null;
  /** Present price per box, rupees. */
  price: number;
  /** Why it cannot be bought; null when it can. */
  problem: string | null;
  /** The change since the buyer saw it; null without one. */
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
 * The cart with present prices and stock.
 * @param medicines those still sold; undefined until loaded
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

/** Whether a medicine needs a prescription and was not ordered from one. */
export const isUnprescribed = ({ line, medicine }: Pick<CartLineView, 'line' | 'medicine'>): boolean =>
  medicine !== null && !medicine.overTheCounter && line.prescription === undefined;

/** Sum of the available items in rupees, without floating-point errors. */
export const totalOf = (views: Pick<CartLineView, 'line' | 'price' | 'problem'>[]): number =>
  views
    .filter(({ problem }) => problem === null)
    .reduce((paise, { line, price }) => paise + Math.round(price * 100) * line.quantity, 0) / 100;
