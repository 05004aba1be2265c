import type { LabGroup } from '../../openapi/contract/shop/lab-tests.js';
import { labTestRows, type LabRow } from './lab-test-rows.js';

export { drawLabTest } from './lab-pictures.js';

/** One lab test of the demo hospital. */
export interface LabTestSeed {
  /** Unique. */
  testName: string;
  /** What it shows and how to prepare. */
  description: string;
  /** Rupees. */
  price: number;
  /** How long the result takes, as a text. */
  turnaround: string;
  group: LabGroup;
}

/** Every lab test of the demo hospital: four in each group. */
export const labTests: LabTestSeed[] = (Object.entries(labTestRows) as [LabGroup, LabRow[]][]).flatMap(
  ([group, rows]) =>
    rows.map(([testName, price, turnaround, description]) => ({
      testName,
      description,
      price,
      turnaround,
      group,
    })),
);
