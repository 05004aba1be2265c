import type { LabGroup } from '../../../openapi/contract/shop/lab-tests.js';

// A record, so that the compiler requires each group of the contract without loading its schemas on public
// pages.
const GROUPS: Record<LabGroup, true> = {
  Blood: true,
  Heart: true,
  Diabetes: true,
  Thyroid: true,
  Liver: true,
  Kidney: true,
  Women: true,
  Vitamins: true,
  Imaging: true,
  Packages: true,
};

/** The groups of lab tests, in the order of the contract. */
export const labGroups = Object.keys(GROUPS) as LabGroup[];

/** The group of this name, or undefined for any other text. */
export const toLabGroup = (text: string | null): LabGroup | undefined =>
  labGroups.find((group) => group === text);
