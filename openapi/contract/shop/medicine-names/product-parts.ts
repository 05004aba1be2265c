import type { DoseForm, PackSize, ReleaseForm, Strength } from './facts.js';
import { isKnownSubstance } from './known-substances.js';
import { readMedicineName } from './read-medicine-name.js';

export interface ProductSubstance {
  substance: string;
  strength: Strength | null;
}

/** What a product consists of; null for what is not known. */
export interface ProductParts {
  substances: ProductSubstance[] | null;
  doseForm: DoseForm | null;
  release: ReleaseForm | null;
  packSize: PackSize | null;
}

export const NO_PARTS: ProductParts = { substances: null, doseForm: null, release: null, packSize: null };

/**
 * The parts of a product that its name says. The substances are null unless the name has the form and, for every
 * substance, the strength with its unit; a single known substance may have none, as oral rehydration salts.
 */
export function productPartsOf(name: string): ProductParts {
  const read = readMedicineName(name);
  if (!read) return NO_PARTS;
  const { doseForm, release, packSize } = read;
  const mayLackStrength = read.substances.length === 1 && isKnownSubstance(read.substances[0].substance);
  const substances: ProductSubstance[] = [];
  for (const { substance, strength } of read.substances) {
    if (strength === null && mayLackStrength) substances.push({ substance, strength });
    if (strength !== null && strength.unit !== null)
      substances.push({ substance, strength: { ...strength, unit: strength.unit } });
  }
  const isComplete = doseForm !== null && substances.length === read.substances.length;
  return isComplete
    ? { substances, doseForm, release, packSize }
    : { ...NO_PARTS, doseForm, release, packSize };
}
