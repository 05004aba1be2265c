import type { HealthCondition } from '../../openapi/contract/shop/medicines.js';
import type { ProductParts } from '../../openapi/contract/shop/medicine-names/product-parts.js';
import type { Brand } from './brands.js';
import { partsOfProduct } from './parts.js';
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
  overTheCounter: boolean;
  /** What it consists of. */
  parts: ProductParts;
}

/** What the demo hospital sells without a prescription, by the beginnings of the names. */
const OVER_THE_COUNTER = new RegExp(
  `^(${[
    'Glucose test strips|Insulin pen needles|Diabetic foot cream|Upper arm blood pressure monitor',
    'Fluoride toothpaste|Clove oil|Denture cleaning|Soft toothbrush|Benzocaine|Chlorhexidine',
    'Oral rehydration|Antacid|Psyllium|Probiotic',
    'Paracetamol|Diclofenac 1% gel|Menthol pain relief|Heat patches|Elastic knee support',
    'Cetirizine|Cough syrup|Vitamin C|Zinc|Chest rub',
    'Silymarin|Vitamin E|Inhaler spacer|Calcium 500 mg|Glucosamine|Adult pull-up|Protein|Carmellose',
    'Latex condoms|Water-based lubricant|Pregnancy test kit',
  ].join('|')})`,
);

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
      overTheCounter: OVER_THE_COUNTER.test(product),
      parts: partsOfProduct(product),
    })),
  );

/** Every medicine of the demo hospital: six for each health condition. */
export const medicines: MedicineSeed[] = [...onShelf(longTermMedicines), ...onShelf(everydayMedicines)];
