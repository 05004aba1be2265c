import type { MedicineDto, MedicineRecord } from '../../../openapi/contract/shop/medicines.js';
import { toRupees } from '../common/money.js';
import { MEDICINE_PICTURES, pictureUrl } from '../files/product-pictures.js';
import type { Medicine } from './medicine.schema.js';
import { shelfOf } from './promised-boxes.js';
import type { Promised } from './promised-boxes.js';

/** A medicine as everyone sees it. `promotionPaise` is what is charged now. */
export function toMedicine(row: Medicine, promotionPaise: number): MedicineDto {
  const id = String(row._id);
  return {
    _id: id,
    id,
    name: row.name,
    description: row.description,
    price: toRupees(row.pricePaise),
    promotionPrice: toRupees(promotionPaise),
    turnaround: row.turnaround,
    imageUrl: pictureUrl(MEDICINE_PICTURES, row.image),
    brand: row.brand,
    condition: row.condition,
    stock: row.stock,
    overTheCounter: row.overTheCounter,
  };
}

export const toMedicineRecord = (
  row: Medicine,
  promotionPaise: number,
  promised: Promised,
): MedicineRecord => ({
  ...toMedicine(row, promotionPaise),
  shelf: shelfOf(row, promised),
  held: promised.held,
  unpacked: promised.unpacked,
  missing: row.missing ?? 0,
  published: row.published,
  substances: row.substances ?? null,
  doseForm: row.doseForm ?? null,
  release: row.release ?? null,
  packSize: row.packSize ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
