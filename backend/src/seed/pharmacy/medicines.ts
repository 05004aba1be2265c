import type { HealthCondition } from '../../../../openapi/contract/shop/medicines.js';
import type { Brand } from './brands.js';
import type { MedicineRows, MedicineRow } from './medicine-rows.js';
import { everydayMedicines } from './everyday-medicines.js';
import { longTermMedicines } from './long-term-medicines.js';

/** One medicine of the demo hospital's pharmacy. */
export interface MedicineSeed {
  /** Substance, strength and kind, with the brand in brackets; unique. */
  name: string;
  description: string;
  /** List price of one box in rupees, before any promotion. */
  price: number;
  /** How long the delivery takes, as a text. */
  turnaround: string;
  brand: Brand;
  condition: HealthCondition;
  /** Boxes on the shelf; 0 is sold out. */
  stock: number;
}

const onShelf = (shelf: MedicineRows): MedicineSeed[] =>
  (Object.entries(shelf) as [HealthCondition, MedicineRow[]][]).flatMap(([condition, rows]) =>
    rows.map(([product, brand, price, turnaround, stock, description]) => ({
      name: `${product} (${brand})`,
      description,
      price,
      turnaround,
      brand,
      condition,
      stock,
    })),
  );

/** Every medicine of the demo hospital: six for each health condition. */
export const medicines: MedicineSeed[] = [...onShelf(longTermMedicines), ...onShelf(everydayMedicines)];
