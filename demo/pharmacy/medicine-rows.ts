import type { HealthCondition } from '../../openapi/contract/shop/medicines.js';
import type { Brand } from './brands.js';

/** What is written by hand about one medicine. */
export type MedicineRow = [
  product: string,
  brand: Brand,
  price: number,
  turnaround: string,
  stock: number,
  description: string,
];
/** Some of the ten health conditions with what stands on their shelf. */
export type MedicineRows = Partial<Record<HealthCondition, MedicineRow[]>>;
